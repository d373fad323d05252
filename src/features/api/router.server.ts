import { bookExportApi } from '#features/book-export/index.server.ts'
import { bookImportApi } from '#features/book-import/index.server.ts'
import { booksApi } from '#features/books/index.server.ts'
import { genresApi } from '#features/genres/index.server.ts'

/** All that can be called, by what it is about. */
export const apiRouter = {
  books: { ...booksApi, ...bookExportApi, ...bookImportApi },
  genres: genresApi,
}
