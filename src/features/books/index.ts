export { BookCover } from './book-cover.tsx'
export { isSort } from './list/sorts.ts'
