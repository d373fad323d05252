export { isSort, type Sort } from './list/sorts.ts'
