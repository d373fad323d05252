import { z } from 'zod/mini'
import { lettersApi, resourceApi, trashApi } from '#kit/resource/index.server.ts'
import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { booksOnServer } from './books.server.ts'
import { neighboursSchema } from './list/book-list.server.ts'
import { listNeighbours } from './list/list-neighbours.server.ts'
import { lookForBooks } from './list/look-for-books.server.ts'

nameSchemas({ BookNeighbours: neighboursSchema })

const served = { ...booksOnServer, verbs: { ...booksOnServer.verbs, list: lookForBooks } }

export const booksApi = {
  ...resourceApi(served),
  ...trashApi(served),
  ...lettersApi(served),

  neighbours: requirePermission({ book: ['read'] })
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
}
