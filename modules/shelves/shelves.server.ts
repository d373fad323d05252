import { serveRecords } from '#kit/resource/index.server.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { shelf } from './shelf.resource.ts'
import { shelves } from './tables/shelf.table.server.ts'

const bookNotFound = () => httpErrors.notFound('Book')

/** The verbs that follow from the description; own verbs check who may do it, and to which shelf. */
const { errors, verbs } = serveRecords(shelf, {
  table: shelves,
  refusals: { shelf_books_book_id_books_id_fk: bookNotFound },
})

export const shelfErrors = {
  ...errors,
  bookNotFound,
  notAllowed: () => new HttpError(403, 'FORBIDDEN', 'This shelf belongs to another user'),
  builtIn: () =>
    new HttpError(403, 'SHELF_BUILT_IN', 'Built-in shelves can’t be renamed or deleted'),
  tooManyShelves: () => new HttpError(403, 'SHELF_LIMIT_REACHED', 'Shelf limit reached'),
  full: () => new HttpError(403, 'SHELF_FULL', 'This shelf is full'),
}

export const shelfVerbs = verbs
