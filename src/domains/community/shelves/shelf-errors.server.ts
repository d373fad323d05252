import { organizationError } from '#domains/community/organizations/index.server.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import { type Shelf, shelfMessages } from './shelf.ts'

export const shelfErrors = {
  notFound: () => httpErrors.notFound('Shelf'),
  bookNotFound: () => httpErrors.notFound('Book'),
  shareNotFound: () => httpErrors.notFound('Share'),
  notAllowed: () => new HttpError(403, 'FORBIDDEN', 'This shelf belongs to another user'),
  builtIn: () =>
    new HttpError(403, 'SHELF_BUILT_IN', 'Built-in shelves can’t be renamed or deleted'),
  tooManyShelves: () => new HttpError(403, 'SHELF_LIMIT_REACHED', 'Shelf limit reached'),
  full: () => new HttpError(403, 'SHELF_FULL', 'This shelf is full'),
  nameTaken: () => httpErrors.duplicate('SHELF_NAME_TAKEN', shelfMessages.nameTaken, 'name'),
  conflict: (current?: Shelf) => httpErrors.conflict('shelf', current),
}

export const shelfConstraints = {
  shelves_name_unique: shelfErrors.nameTaken,
  shelf_shares_owner_fk: () => organizationError('ORGANIZATION_NOT_FOUND'),
  shelf_books_book_id_books_id_fk: shelfErrors.bookNotFound,
}
