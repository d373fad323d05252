export { BookCover } from './book-cover.tsx'
export { CoverField } from './cover-field.tsx'
export { Cover } from './cover.tsx'
export { Shelf } from './sign-in-shelf/shelf.tsx'
