import { z } from 'zod/mini'
import { allowing } from '#server/api/procedure.ts'
import { addToShelf, moveOnShelf, removeFromShelf } from './books/change-shelf-books.server.ts'
import { listShelfBooks } from './books/list-shelf-books.server.ts'
import {
  additionSchema,
  removalSchema,
  shelfBookIdSchema,
  shelfBookPageSchema,
  shelfBookPutSchema,
  shelfBookQuerySchema,
  shelfMoveSchema,
} from './books/shelf-book.server.ts'
import { createShelf, deleteShelf, renameShelf } from './change-shelves.server.ts'
import { getShelf } from './find-shelf.server.ts'
import { listHeldBooks, listHoldings, listOwnShelves } from './list-shelves.server.ts'
import {
  bookIdSchema,
  heldBooksSchema,
  holdingsQuerySchema,
  holdingsSchema,
  listedShelfSchema,
  shelfChangeSchema,
  shelfDraftSchema,
  shelfNameSchema,
  shelfSchema,
} from './shelf.ts'

/** Shelves are for whoever may see books. */
const readers = { book: ['read'] } as const

const unknown = { NOT_FOUND: { status: 404, message: 'There is no such shelf, or no such book' } }
const taken = { SHELF_NAME_TAKEN: { status: 409, message: 'There is already one of this name' } }
const builtIn = { SHELF_BUILT_IN: { status: 403, message: 'Everybody has this shelf' } }
const stale = {
  CONFLICT: { status: 409, message: 'Changed meanwhile; `current` is what it is now' },
}

export const shelvesApi = {
  list: allowing(readers)
    .route({
      method: 'GET',
      path: '/shelves',
      summary: 'The caller’s own shelves; those that everybody has come first',
    })
    .output(z.array(listedShelfSchema))
    .handler(({ context }) => listOwnShelves(context)),

  holding: allowing(readers)
    .route({
      method: 'GET',
      path: '/shelves/holding/{bookId}',
      summary: 'On which of the caller’s shelves a book stands',
    })
    .input(bookIdSchema)
    .output(holdingsSchema)
    .handler(({ context, input }) => listHoldings(context, input.bookId)),

  holdings: allowing(readers)
    .meta({ reads: true })
    .route({
      method: 'POST',
      path: '/shelves/holdings',
      summary: 'On which of the caller’s shelves each of many books stands',
    })
    .input(holdingsQuerySchema)
    .output(heldBooksSchema)
    .handler(({ context, input }) => listHeldBooks(context, input)),

  create: allowing(readers)
    .errors({
      ...taken,
      SHELF_LIMIT_REACHED: { status: 403, message: 'There are too many shelves' },
    })
    .route({ method: 'POST', path: '/shelves', successStatus: 201, summary: 'A new shelf' })
    .input(shelfDraftSchema)
    .output(shelfSchema)
    .handler(({ context, input }) => createShelf(context, input)),

  get: allowing(readers)
    .errors(unknown)
    .route({
      method: 'GET',
      path: '/shelves/{shelf}',
      summary: 'A shelf by its id, or the caller’s own by its kind',
    })
    .input(shelfNameSchema)
    .output(shelfSchema)
    .handler(({ context, input }) => getShelf(context, input.shelf)),

  update: allowing(readers)
    .errors({ ...unknown, ...taken, ...stale, ...builtIn })
    .route({ method: 'PATCH', path: '/shelves/{shelf}', summary: 'What a shelf is called' })
    .input(shelfChangeSchema)
    .output(shelfSchema)
    .handler(({ context, input }) => renameShelf(context, input)),

  delete: allowing(readers)
    .errors({ ...unknown, ...builtIn })
    .route({
      method: 'DELETE',
      path: '/shelves/{shelf}',
      successStatus: 204,
      summary: 'For good; its books stay in the catalogue',
    })
    .input(shelfNameSchema)
    .handler(({ context, input }) => deleteShelf(context, input.shelf)),

  listBooks: allowing(readers)
    .errors(unknown)
    .route({
      method: 'GET',
      path: '/shelves/{shelf}/books',
      summary: 'A page of the books of a shelf, as they were put',
    })
    .input(shelfBookQuerySchema)
    .output(shelfBookPageSchema)
    .handler(({ context, input }) => listShelfBooks(context, input)),

  addBook: allowing(readers)
    .errors({ ...unknown, SHELF_FULL: { status: 403, message: 'The shelf is full' } })
    .route({
      method: 'PUT',
      path: '/shelves/{shelf}/books/{bookId}',
      summary: 'Puts a book on a shelf, once: at its end, or behind another',
    })
    .input(shelfBookPutSchema)
    .output(additionSchema)
    .handler(({ context, input }) => addToShelf(context, input)),

  removeBook: allowing(readers)
    .errors(unknown)
    .route({
      method: 'DELETE',
      path: '/shelves/{shelf}/books/{bookId}',
      summary: 'Takes a book off a shelf, and says behind which other it stood',
    })
    .input(shelfBookIdSchema)
    .output(removalSchema)
    .handler(({ context, input }) => removeFromShelf(context, input)),

  moveBook: allowing(readers)
    .errors(unknown)
    .route({
      method: 'POST',
      path: '/shelves/{shelf}/books/{bookId}/move',
      successStatus: 204,
      summary: 'Puts a book behind another, or at the beginning',
    })
    .input(shelfMoveSchema)
    .handler(({ context, input }) => moveOnShelf(context, input)),
}
