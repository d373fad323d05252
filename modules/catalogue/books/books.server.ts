import { serveResource } from '#kit/resource/index.server.ts'
import { genres } from '#modules/genres/index.server.ts'
import { book } from './book.resource.ts'
import { books } from './book.table.server.ts'

export const booksOnServer = serveResource(book, {
  table: books,
  references: { genreId: { table: genres, name: genres.name } },
})

export const {
  list: listBooks,
  get: getBook,
  count: countBooks,
  values: listValues,
  listTrash,
  delete: deleteBook,
} = booksOnServer.verbs
