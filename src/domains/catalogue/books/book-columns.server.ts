import { books } from './book.table.server.ts'

export const summaryColumns = {
  id: books.id,
  title: books.title,
  author: books.author,
  genreId: books.genreId,
  publisher: books.publisher,
  isbn: books.isbn,
  publishedYear: books.publishedYear,
  coverId: books.coverId,
  version: books.version,
  createdAt: books.createdAt,
  updatedAt: books.updatedAt,
  deletedAt: books.deletedAt,
}

export const bookColumns = { ...summaryColumns, description: books.description }
