import { z } from 'zod/mini'
import { bulkIds, bulkResultSchema, recordApi } from '#kit/resource/index.server.ts'
import { schemasOf } from '#kit/resource/index.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { byAnyKey } from '#platform/api/procedure.ts'
import { listSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { genre } from '../genre.resource.ts'
import { genreMergeSchema, newGenreSchema } from '../genre.ts'
import { createGenre, genresOnServer } from '../genres.server.ts'
import { listGenres } from '../list-genres.server.ts'
import { shownGenre } from '../names/shown-genre.server.ts'
import { countGenres } from './count-genres.server.ts'
import { mergeGenre } from './merge-genre.server.ts'

const { errors, verbs } = genresOnServer
const { record: genreSchema } = schemasOf(genre)
const countedGenreSchema = z.object({
  ...shownGenre,
  books: z.object({ count: z.int(), exact: z.boolean() }),
})
const genreBulkResultSchema = z.extend(bulkResultSchema, { nextCursor: z.null() })

nameSchemas({ CountedGenre: countedGenreSchema, GenreBulkResult: genreBulkResultSchema })

const standard = recordApi(genresOnServer)

export const genresApi = {
  list: byAnyKey({ genre: ['read'] })
    .route({
      method: 'GET',
      path: '/genres',
      summary: 'List genres',
      description: 'Returns all genres, with the number of books in each.',
    })
    .output(listSchema(countedGenreSchema))
    .handler(async ({ context }) => ({ items: await countGenres(context.acting) })),

  /** Most pages need only names, and counting is expensive. */
  names: byAnyKey({ genre: ['read'] })
    .route({
      method: 'GET',
      path: '/genres/names',
      summary: 'List genre names',
      description: 'Returns all genres without the number of books, which is faster.',
    })
    .output(listSchema(genreSchema))
    .handler(async ({ context }) => ({ items: await listGenres(context.acting) })),

  create: byAnyKey({ genre: ['create'] })
    .errors(errorMap(errors.duplicate()))
    .route({
      method: 'POST',
      path: '/genres',
      successStatus: 201,
      summary: 'Create a genre',
      description:
        '`name` is unique, ignoring case; `nameFr`, `nameAr` and `nameSw` are shown in those languages instead of it. `colour` is a hue in degrees; if left out, it is derived from the name. With the `id` of a deleted genre, that genre is restored.',
    })
    .input(newGenreSchema)
    .output(genreSchema)
    .handler(({ context, input }) => createGenre(context, input)),

  update: standard.update,

  delete: standard.delete.route({
    description:
      'Deletes a genre that has no books, not even in the trash. Merge it into another genre otherwise.',
  }),

  merge: byAnyKey({ genre: ['update', 'delete'] })
    .errors(errorMap(errors.notFound(), errors.inUse()))
    .route({
      method: 'POST',
      path: '/genres/{id}/merge',
      summary: 'Merge a genre into another',
      description:
        'Moves all its books, including those in the trash, to the genre `into`, then deletes it. This can’t be undone.',
    })
    .input(genreMergeSchema)
    .output(z.object({ moved: z.int() }))
    .handler(({ context, input }) => mergeGenre(context, input)),

  /** No filter: a list of genres is complete, so ids cover any selection. */
  bulk: byAnyKey({ genre: ['delete'] })
    .route({
      method: 'POST',
      path: '/genres/bulk',
      summary: 'Delete many genres',
      description: 'Deletes the genres with these ids. `failed` lists those that have books.',
    })
    .input(z.strictObject({ ids: bulkIds, action: z.strictObject({ type: z.literal('delete') }) }))
    .output(genreBulkResultSchema)
    .handler(async ({ context, input }) => ({
      ...(await verbs.bulk(context, input)),
      nextCursor: null,
    })),
}
