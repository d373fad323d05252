import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { listSchema } from '#platform/list/list-schema.ts'
import { genreErrors } from './genre-errors.server.ts'
import {
  countedGenreSchema,
  genreChangeSchema,
  genreIdSchema,
  genreMergeSchema,
  genreSchema,
  mergedSchema,
  newGenreSchema,
} from './genre.ts'
import { countGenres } from './list/count-genres.server.ts'
import { listGenres } from './list/list-genres.server.ts'
import { createGenre } from './verbs/create-genre.server.ts'
import { deleteGenre, deleteGenres } from './verbs/delete-genre.server.ts'
import { genreBulkResultSchema, genreBulkSchema } from './verbs/genre-bulk.server.ts'
import { mergeGenre } from './verbs/merge-genre.server.ts'
import { updateGenre } from './verbs/update-genre.server.ts'

const { hasBooks, inUse, nameTaken, notFound } = genreErrors

nameSchemas({
  Genre: genreSchema,
  CountedGenre: countedGenreSchema,
  GenreBulkResult: genreBulkResultSchema,
})

export const genresApi = {
  list: requirePermission({ genre: ['read'] })
    .route({
      method: 'GET',
      path: '/genres',
      summary: 'List genres',
      description: 'Returns all genres, with the number of books in each.',
    })
    .output(listSchema(countedGenreSchema))
    .handler(async ({ context }) => ({ items: await countGenres(context.acting) })),

  /** Most pages need only names, and counting is expensive. */
  names: requirePermission({ genre: ['read'] })
    .route({
      method: 'GET',
      path: '/genres/names',
      summary: 'List genre names',
      description: 'Returns all genres without the number of books, which is faster.',
    })
    .output(listSchema(genreSchema))
    .handler(async ({ context }) => ({ items: await listGenres(context.acting) })),

  create: requirePermission({ genre: ['create'] })
    .errors(errorMap(nameTaken()))
    .route({
      method: 'POST',
      path: '/genres',
      successStatus: 201,
      summary: 'Create a genre',
      description:
        'Names are unique, ignoring case. `colour` is a hue in degrees; if left out, it is derived from the name. With the `id` of a deleted genre, that genre is restored.',
    })
    .input(newGenreSchema)
    .output(genreSchema)
    .handler(({ context, input }) => createGenre(context, input)),

  update: requirePermission({ genre: ['update'] })
    .errors(errorMap(notFound(), nameTaken(), inUse()))
    .route({
      method: 'PATCH',
      path: '/genres/{id}',
      summary: 'Update a genre',
      description: 'Changes the fields that are sent.',
    })
    .input(genreChangeSchema)
    .output(genreSchema)
    .handler(({ context, input }) => updateGenre(context, input)),

  delete: requirePermission({ genre: ['delete'] })
    .errors(errorMap(notFound(), hasBooks(), inUse()))
    .route({
      method: 'DELETE',
      path: '/genres/{id}',
      successStatus: 204,
      summary: 'Delete a genre',
      description:
        'Deletes a genre that has no books, not even in the trash. Merge it into another genre otherwise.',
    })
    .input(genreIdSchema)
    .handler(({ context, input }) => deleteGenre(context, input.id)),

  merge: requirePermission({ genre: ['update', 'delete'] })
    .errors(errorMap(notFound(), inUse()))
    .route({
      method: 'POST',
      path: '/genres/{id}/merge',
      summary: 'Merge a genre into another',
      description:
        'Moves all its books, including those in the trash, to the genre `into`, then deletes it. This can’t be undone.',
    })
    .input(genreMergeSchema)
    .output(mergedSchema)
    .handler(({ context, input }) => mergeGenre(context, input)),

  bulk: requirePermission({ genre: ['delete'] })
    .route({
      method: 'POST',
      path: '/genres/bulk',
      summary: 'Delete many genres',
      description: 'Deletes the genres with these ids. `failed` lists those that have books.',
    })
    .input(genreBulkSchema)
    .output(genreBulkResultSchema)
    .handler(({ context, input }) => deleteGenres(context, input)),
}
