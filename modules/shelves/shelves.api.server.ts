import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { routesBelow } from '#platform/api/routes.ts'
import { listSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import {
  additionSchema,
  removalSchema,
  shelfBookIdSchema,
  shelfBookPageSchema,
  shelfBookPutSchema,
  shelfBookQuerySchema,
} from './books/shelf-book.server.ts'
import { listShelfBooks } from './list/list-shelf-books.server.ts'
import { listHeldBooks, listOwnShelves } from './list/list-shelves.server.ts'
import {
  bookIdSchema,
  heldBookSchema,
  holdingsQuerySchema,
  holdingSchema,
  listedShelfSchema,
  shelfChangeSchema,
  shelfDraftSchema,
  shelfNameSchema,
  shelfSchema,
} from './shelf.ts'
import { shelfErrors } from './shelves.server.ts'
import { addToShelf, removeFromShelf } from './verbs/change-shelf-books.server.ts'
import { createShelf, deleteShelf, renameShelf } from './verbs/change-shelves.server.ts'
import { getShelf } from './verbs/find-shelf.server.ts'

nameSchemas({
  Shelf: shelfSchema,
  ListedShelf: listedShelfSchema,
  ShelfHolding: holdingSchema,
  HeldBook: heldBookSchema,
  ShelfAddition: additionSchema,
  ShelfRemoval: removalSchema,
})

const { builtIn, conflict, duplicate, full, notFound, tooManyShelves } = shelfErrors

const reads = { book: ['read'] } as const
const reading = requirePermission(reads, { shelf: ['read'] })
const creating = requirePermission(reads, { shelf: ['create'] })
const found = errorMap(notFound())
const readingOne = reading.errors(found)
const deleting = requirePermission(reads, { shelf: ['delete'] }).errors(found)
const updating = requirePermission(reads, { shelf: ['update'] })
  .meta({ whileImpersonating: 'allowed' })
  .errors(found)

const { get, post, create, patch, delete: remove } = routesBelow('/shelves')
const { get: ofBook } = routesBelow('/books/{bookId}/shelves')
const one = '/{shelf}'

export const shelvesApi = {
  list: reading
    .route(
      get('', 'List own shelves', 'The shelves of the signed-in user, the built-in ones first.'),
    )
    .output(listSchema(listedShelfSchema))
    .handler(async ({ context }) => ({ items: await listOwnShelves(context) })),

  holding: reading
    .route(
      ofBook(
        '',
        'List shelves with a book',
        'The signed-in user’s own shelves that this book is on.',
      ),
    )
    .input(bookIdSchema)
    .output(listSchema(holdingSchema))
    .handler(async ({ context, input: { bookId } }) => {
      const held = await listHeldBooks(context, { bookIds: [bookId] })
      return { items: held.map(({ shelfId: id, kind }) => ({ id, kind })) }
    }),

  holdings: reading
    .meta({ reads: true })
    .route(
      post(
        '/holdings',
        'List shelves with each of many books',
        'For each of these books, the signed-in user’s own shelves that it is on.',
      ),
    )
    .input(holdingsQuerySchema)
    .output(listSchema(heldBookSchema))
    .handler(async ({ context, input }) => ({ items: await listHeldBooks(context, input) })),

  create: creating
    .meta({ whileImpersonating: 'allowed' })
    .errors(errorMap(duplicate(), tooManyShelves()))
    .route(create('', 'Create a shelf', 'A new, empty shelf of the signed-in user.'))
    .input(shelfDraftSchema)
    .output(shelfSchema)
    .handler(({ context, input }) => createShelf(context, input)),

  get: readingOne
    .route(get(one, 'Get a shelf', 'A shelf by its id, or a built-in shelf by its kind.'))
    .input(shelfNameSchema)
    .output(shelfSchema)
    .handler(({ context, input }) => getShelf(context, input.shelf)),

  update: updating
    .errors(errorMap(duplicate(), conflict(null), builtIn()))
    .route(patch(one, 'Rename a shelf', '`version` is the version that the change is based on.'))
    .input(shelfChangeSchema)
    .output(shelfSchema)
    .handler(({ context, input }) => renameShelf(context, input)),

  delete: deleting
    .errors(errorMap(builtIn()))
    .route(remove(one, 'Delete a shelf', 'Deletes the shelf; its books stay in the catalogue.'))
    .input(shelfNameSchema)
    .handler(({ context, input }) => deleteShelf(context, input.shelf)),

  listBooks: readingOne
    .route(
      get(
        '/{shelf}/books',
        'List books on a shelf',
        'A page of the books on a shelf, in the order of the shelf.',
      ),
    )
    .input(shelfBookQuerySchema)
    .output(shelfBookPageSchema)
    .handler(({ context, input }) => listShelfBooks(context, input)),

  addBook: updating
    .errors(errorMap(full()))
    .route({
      method: 'PUT',
      path: '/shelves/{shelf}/books/{bookId}',
      summary: 'Add a book to a shelf',
      description:
        'Adds the book at the end or after another book. A book is on a shelf once; adding it again changes nothing. On the built-in shelves `reading` and `read`, `day` becomes the date when the user started or finished the book, if they have set none; `dated` names it.',
    })
    .input(shelfBookPutSchema)
    .output(additionSchema)
    .handler(({ context, input }) => addToShelf(context, input)),

  removeBook: updating
    .route({
      method: 'DELETE',
      path: '/shelves/{shelf}/books/{bookId}',
      summary: 'Remove a book from a shelf',
      description: 'Answers with the book that came before it, so that the removal can be undone.',
    })
    .input(shelfBookIdSchema)
    .output(removalSchema)
    .handler(({ context, input }) => removeFromShelf(context, input)),
}
