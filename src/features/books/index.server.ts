export { bookDraftSchema, bookMessages } from './book.ts'
export { books } from './book.table.server.ts'
export { booksApi } from './books.api.server.ts'
export { parseIsbn } from './isbn.ts'
