export { BookCover } from './book-cover.tsx'
export { Cover } from './cover.tsx'
