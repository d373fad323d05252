import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { countSchema } from '#platform/list/list-schema.ts'
import {
  bookChangeSchema,
  bookDraftSchema,
  bookIdSchema,
  bookSchema,
  bookSummarySchema,
} from './book.ts'
import { bulkResultSchema, bulkSchema } from './bulk/book-bulk.server.ts'
import { changeBooks, countBooks } from './bulk/change-books.server.ts'
import { createBook } from './create-book.server.ts'
import { getBook } from './get-book.server.ts'
import {
  bookFilterSchema,
  bookPageSchema,
  bookQuerySchema,
  lettersQuerySchema,
  lettersSchema,
  neighboursSchema,
  trashQuerySchema,
} from './list/book-list.server.ts'
import { listLetters } from './list/list-letters.server.ts'
import { listNeighbours } from './list/list-neighbours.server.ts'
import { lookForBooks } from './list/look-for-books.server.ts'
import { deleteBookPermanently } from './trash/delete-book-permanently.server.ts'
import { deleteBook } from './trash/delete-book.server.ts'
import { listTrash } from './trash/list-trash.server.ts'
import { restoreBook } from './trash/restore-book.server.ts'
import { updateBook } from './update-book.server.ts'

const unknown = { NOT_FOUND: { status: 404, message: 'Book not found' } }
const taken = { TITLE_TAKEN: { status: 409, message: 'Title already used with the same author' } }
const stale = {
  CONFLICT: {
    status: 409,
    message: 'The book was changed in the meantime; `current` is its latest version',
  },
}

nameSchemas({
  Book: bookSchema,
  BookSummary: bookSummarySchema,
  BookBulkResult: bulkResultSchema,
  BookLetters: lettersSchema,
  BookNeighbours: neighboursSchema,
})

export const booksApi = {
  list: requirePermission({ book: ['read'] })
    .route({
      method: 'GET',
      path: '/books',
      summary: 'List books',
      description:
        'Returns a page of books that match the search term and the filters, in the order of `sort`.',
    })
    .input(bookQuerySchema)
    .output(bookPageSchema)
    .handler(({ context, input }) => lookForBooks(context, input)),

  count: requirePermission({ book: ['delete'] })
    .route({
      method: 'GET',
      path: '/books/count',
      summary: 'Count books',
      description:
        'Counts exactly the books that match the search term and the filters, as a bulk action on the same filter would change them.',
    })
    .input(bookFilterSchema)
    .output(countSchema)
    .handler(({ context, input }) => countBooks(context.database, input)),

  get: requirePermission({ book: ['read'] })
    .errors(unknown)
    .route({
      method: 'GET',
      path: '/books/{id}',
      summary: 'Get a book',
      description: 'Returns a book. Only managers can see books in the trash.',
    })
    .input(bookIdSchema)
    .output(bookSchema)
    .handler(({ context, input }) => getBook(context.database, input.id)),

  neighbours: requirePermission({ book: ['read'] })
    .errors(unknown)
    .route({
      method: 'GET',
      path: '/books/{id}/neighbours',
      summary: 'List related books',
      description: 'Returns a few other books by the same author and of the same genre.',
    })
    .input(bookIdSchema)
    .output(neighboursSchema)
    .handler(({ context, input }) => listNeighbours(context.database, input.id)),

  letters: requirePermission({ book: ['read'] })
    .route({
      method: 'GET',
      path: '/books/letters',
      summary: 'List first letters',
      description:
        'Returns the letters that titles start with, for an A-Z index; `#` stands for digits and signs.',
    })
    .input(lettersQuerySchema)
    .output(lettersSchema)
    .handler(({ context, input }) => listLetters(context.database, input)),

  create: requirePermission({ book: ['create'] })
    .errors(taken)
    .route({
      method: 'POST',
      path: '/books',
      successStatus: 201,
      summary: 'Create a book',
      description: 'Adds a book to the catalogue. Title and author together must be unique.',
    })
    .input(bookDraftSchema)
    .output(bookSchema)
    .handler(({ context, input }) => createBook(context.acting, input)),

  update: requirePermission({ book: ['update'] })
    .errors({ ...unknown, ...taken, ...stale })
    .route({
      method: 'PATCH',
      path: '/books/{id}',
      summary: 'Update a book',
      description:
        'Changes the fields that are sent. `version` is the version that the change is based on.',
    })
    .input(bookChangeSchema)
    .output(bookSchema)
    .handler(({ context, input }) => updateBook(context.acting, input)),

  delete: requirePermission({ book: ['delete'] })
    .errors(unknown)
    .route({
      method: 'DELETE',
      path: '/books/{id}',
      successStatus: 204,
      summary: 'Move a book to the trash',
      description: 'The book can be restored until the trash is emptied.',
    })
    .input(bookIdSchema)
    .handler(({ context, input }) => deleteBook(context.acting, input.id)),

  listTrash: requirePermission({ book: ['delete'] })
    .route({
      method: 'GET',
      path: '/books/trash',
      summary: 'List the trash',
      description: 'Returns a page of the books in the trash.',
    })
    .input(trashQuerySchema)
    .output(bookPageSchema)
    .handler(({ context, input }) => listTrash(context.database, input)),

  restore: requirePermission({ book: ['delete'] })
    .errors({ ...unknown, ...taken })
    .route({
      method: 'POST',
      path: '/books/{id}/restore',
      summary: 'Restore a book',
      description: 'Moves a book from the trash back to the catalogue.',
    })
    .input(bookIdSchema)
    .output(bookSchema)
    .handler(({ context, input }) => restoreBook(context.acting, input.id)),

  deletePermanently: requirePermission({ book: ['delete'] })
    .errors(unknown)
    .route({
      method: 'DELETE',
      path: '/books/{id}/permanently',
      successStatus: 204,
      summary: 'Delete a book permanently',
      description: 'Deletes a book that is in the trash. This can’t be undone.',
    })
    .input(bookIdSchema)
    .handler(({ context, input }) => deleteBookPermanently(context.acting, input.id)),

  bulk: requirePermission({ book: ['update', 'delete'] })
    .route({
      method: 'POST',
      path: '/books/bulk',
      summary: 'Change many books',
      description:
        'Applies one action to the books with these ids, or to all books that match a filter. With a filter, each call changes a batch and returns `nextCursor` until all are done. `failed` lists the books that couldn’t be changed.',
    })
    .input(bulkSchema)
    .output(bulkResultSchema)
    .handler(({ context, input }) => changeBooks(context.acting, input)),
}
