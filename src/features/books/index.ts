export { BookCover } from './book-cover.tsx'
