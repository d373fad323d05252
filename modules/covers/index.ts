export { BookCover } from './book-cover.tsx'
export { Cover } from './cover.tsx'
export { OpenPages } from './drawings/open-pages.tsx'
