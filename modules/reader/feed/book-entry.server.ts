import type { BookSummary } from '#modules/catalogue/books/index.ts'
import type { FeedEntry } from '#modules/feeds/index.server.ts'

/** The entry of a book that every reader of the list sees. */
export const bookEntry = (book: BookSummary): FeedEntry => ({
  id: book.id,
  title: book.title,
  author: book.author,
  page: `/app/books/${book.id}`,
  publishedAt: book.createdAt,
  updatedAt: book.updatedAt,
  language: book.language,
  publisher: book.publisher,
  isbn: book.isbn,
  year: book.publishedYear,
  images: [],
})
