export { books } from './book.table.server.ts'
export { booksApi } from './books.api.server.ts'
export { sweepBooks } from './sweep-books.server.ts'
