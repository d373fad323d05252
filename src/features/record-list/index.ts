export { endless, isShort, type ListPage, readPage } from './list-page.ts'
