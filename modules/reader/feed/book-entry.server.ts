import type { BookSummary } from '#modules/catalogue/books/index.ts'
import type { FeedEntry } from '#modules/feeds/index.server.ts'

/** What every reader of a list with this book sees of it. */
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
