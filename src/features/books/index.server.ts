export { booksApi } from './books.api.server.ts'
