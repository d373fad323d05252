import { z } from 'zod/mini'
import { resourceApi, trashApi, valuesApi } from '#kit/resource/index.server.ts'
import { duplicatesApi } from '#modules/duplicates/index.server.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { byAnyKey } from '#platform/api/procedure.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { booksOnServer } from './books.server.ts'
import { bookSchema, neighboursSchema, newByGenreSchema } from './list/book-list.server.ts'
import { listNeighbours } from './list/list-neighbours.server.ts'
import { listNewByGenre } from './list/list-new-by-genre.server.ts'
import { lookForBooks } from './list/look-for-books.server.ts'
import { readOpening } from './list/read-opening.server.ts'
import { foundBookSchema, lookupSchema } from './lookup/found-book.ts'
import { lookUpBook } from './lookup/look-up-book.server.ts'
import { lookupErrors } from './lookup/lookup-errors.server.ts'

nameSchemas({ BookNeighbours: neighboursSchema, FoundBook: foundBookSchema })

const served = { ...booksOnServer, verbs: { ...booksOnServer.verbs, list: lookForBooks } }

export const booksApi = {
  ...resourceApi(served),
  ...trashApi(served),
  ...duplicatesApi(served),
  ...valuesApi(served),

  neighbours: byAnyKey({ book: ['read'] })
    .errors(errorMap(served.errors.notFound()))
    .route({
      method: 'GET',
      path: '/books/{id}/neighbours',
      summary: 'List related books',
      description: 'Returns a few other books by the same author and of the same genre.',
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(neighboursSchema)
    .handler(({ context, input }) => listNeighbours(context.database, input.id)),

  opening: byAnyKey({ book: ['read'] })
    .route({
      method: 'GET',
      path: '/books/opening',
      summary: 'Get the opening line of the day',
      description:
        'Returns a book that has an `openingLine`, another one each day (UTC), if there is one.',
    })
    .output(z.object({ book: z.nullable(bookSchema) }))
    .handler(async ({ context }) => ({
      book: await readOpening(context.database, new Date().toISOString().slice(0, 10)),
    })),

  newByGenre: byAnyKey({ book: ['read'], genre: ['read'] })
    .route({
      method: 'GET',
      path: '/books/new-by-genre',
      summary: 'List new books by genre',
      description:
        'Returns the three newest books of each genre that has any, of 24 genres at most.',
    })
    .output(newByGenreSchema)
    .handler(({ context }) => listNewByGenre(context.database)),

  lookUp: byAnyKey({ book: ['create'] })
    .errors(errorMap(lookupErrors.isOff(), lookupErrors.isbnUnknown(), lookupErrors.providerAway()))
    .route({
      method: 'POST',
      path: '/books/lookup',
      summary: 'Look up a book by its ISBN',
      description:
        'Asks the service that `METADATA_PROVIDER` names, and takes its picture as an upload. Nothing is added to the library.',
    })
    .input(lookupSchema)
    .output(foundBookSchema)
    .handler(({ context, input }) =>
      lookUpBook(context, { userId: context.caller.user.id, isbn: input.isbn }),
    ),
}
