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

nameSchemas({ BookNeighbours: neighboursSchema })

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
}
