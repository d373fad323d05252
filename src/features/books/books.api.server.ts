import { allowing } from '#server/api/procedure.ts'
import { bookChangeSchema, bookDraftSchema, bookIdSchema, bookSchema } from './book.ts'
import { bulkResultSchema, bulkSchema } from './bulk/book-bulk.server.ts'
import { changeBooks } from './bulk/change-books.server.ts'
import { createBook } from './create-book.server.ts'
import { getBook } from './get-book.server.ts'
import {
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

const unknown = { NOT_FOUND: { status: 404, message: 'There is no such book' } }
const taken = { TITLE_TAKEN: { status: 409, message: 'Title already used with the same author' } }
const stale = {
  CONFLICT: { status: 409, message: 'Changed meanwhile; `current` is what it is now' },
}

export const booksApi = {
  list: allowing({ book: ['read'] })
    .route({
      method: 'GET',
      path: '/books',
      summary: 'A page of books: searched, filtered, sorted',
    })
    .input(bookQuerySchema)
    .output(bookPageSchema)
    .handler(({ context, input }) => lookForBooks(context, input)),

  get: allowing({ book: ['read'] })
    .errors(unknown)
    .route({ method: 'GET', path: '/books/{id}', summary: 'One book' })
    .input(bookIdSchema)
    .output(bookSchema)
    .handler(({ context, input }) => getBook(context.database, input.id)),

  neighbours: allowing({ book: ['read'] })
    .errors(unknown)
    .route({
      method: 'GET',
      path: '/books/{id}/neighbours',
      summary: 'Others by the same author, and others of the same genre',
    })
    .input(bookIdSchema)
    .output(neighboursSchema)
    .handler(({ context, input }) => listNeighbours(context.database, input.id)),

  letters: allowing({ book: ['read'] })
    .route({
      method: 'GET',
      path: '/books/letters',
      summary: 'The letters that titles begin with; # stands for digits and signs before them',
    })
    .input(lettersQuerySchema)
    .output(lettersSchema)
    .handler(({ context, input }) => listLetters(context.database, input)),

  create: allowing({ book: ['create'] })
    .errors(taken)
    .route({ method: 'POST', path: '/books', successStatus: 201, summary: 'A new book' })
    .input(bookDraftSchema)
    .output(bookSchema)
    .handler(({ context, input }) => createBook(context.acting, input)),

  update: allowing({ book: ['update'] })
    .errors({ ...unknown, ...taken, ...stale })
    .route({ method: 'PATCH', path: '/books/{id}', summary: 'Changes what is sent of a book' })
    .input(bookChangeSchema)
    .output(bookSchema)
    .handler(({ context, input }) => updateBook(context.acting, input)),

  delete: allowing({ book: ['delete'] })
    .errors(unknown)
    .route({ method: 'DELETE', path: '/books/{id}', successStatus: 204, summary: 'To the trash' })
    .input(bookIdSchema)
    .handler(({ context, input }) => deleteBook(context.acting, input.id)),

  listTrash: allowing({ book: ['delete'] })
    .route({ method: 'GET', path: '/books/trash', summary: 'A page of what is in the trash' })
    .input(trashQuerySchema)
    .output(bookPageSchema)
    .handler(({ context, input }) => listTrash(context.database, input)),

  restore: allowing({ book: ['delete'] })
    .errors({ ...unknown, ...taken })
    .route({ method: 'POST', path: '/books/{id}/restore', summary: 'Out of the trash' })
    .input(bookIdSchema)
    .output(bookSchema)
    .handler(({ context, input }) => restoreBook(context.acting, input.id)),

  deletePermanently: allowing({ book: ['delete'] })
    .errors(unknown)
    .route({
      method: 'DELETE',
      path: '/books/{id}/permanently',
      successStatus: 204,
      summary: 'From the trash, for good',
    })
    .input(bookIdSchema)
    .handler(({ context, input }) => deleteBookPermanently(context.acting, input.id)),

  bulk: allowing({ book: ['update', 'delete'] })
    .route({
      method: 'POST',
      path: '/books/bulk',
      summary: 'One action on some books, or on all that a filter finds',
    })
    .input(bulkSchema)
    .output(bulkResultSchema)
    .handler(({ context, input }) => changeBooks(context.acting, input)),
}
