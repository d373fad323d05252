export { BookCover } from './book-cover.tsx'
export { Cover } from './cover.tsx'
export { Shelf } from './sign-in-shelf/shelf.tsx'
