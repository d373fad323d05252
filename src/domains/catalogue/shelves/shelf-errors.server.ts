import { refusal } from '#domains/community/organizations/index.server.ts'
import { constraintOf } from '#platform/database/constraint-of.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { type Shelf, shelfMessages } from './shelf.ts'

const { nameTaken: taken } = shelfMessages

/** A shelf that the caller may not see is reported as unknown. */
export const shelfErrors = {
  unknownShelf: () => new HttpError(404, 'NOT_FOUND', 'Shelf not found'),
  unknownBook: () => new HttpError(404, 'NOT_FOUND', 'There is no such book'),
  unknownShare: () => new HttpError(404, 'NOT_FOUND', 'It is not shared with them'),
  notAllowed: () => new HttpError(403, 'FORBIDDEN', 'This shelf is somebody else’s'),
  builtIn: () =>
    new HttpError(403, 'SHELF_BUILT_IN', 'Built-in shelves can’t be renamed or deleted'),
  tooManyShelves: () => new HttpError(403, 'SHELF_LIMIT_REACHED', 'Shelf limit reached'),
  full: () => new HttpError(403, 'SHELF_FULL', 'This shelf is full'),
  nameTaken: () => new HttpError(409, 'SHELF_NAME_TAKEN', taken, {}, { fields: { name: taken } }),
  stale: (current: Shelf) =>
    new HttpError(409, 'CONFLICT', 'This shelf has changed since it was read', {}, { current }),
}

export async function withShelfConstraints<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const constraint = constraintOf(error)
    if (constraint === 'shelves_name_unique') throw shelfErrors.nameTaken()
    if (constraint === 'shelf_shares_owner_fk') throw refusal('ORGANIZATION_NOT_FOUND')
    if (constraint === 'shelf_books_book_id_books_id_fk') throw shelfErrors.unknownBook()
    throw error
  }
}
