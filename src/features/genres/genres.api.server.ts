import { z } from 'zod/mini'
import { allowing } from '#server/api/procedure.ts'
import { countGenres } from './count-genres.server.ts'
import { countedGenreSchema, genreSchema } from './genre.ts'
import { listGenres } from './list-genres.server.ts'

export const genresApi = {
  list: allowing({ genre: ['read'] })
    .route({
      method: 'GET',
      path: '/genres',
      summary: 'List genres',
      description: 'All genres, with the number of books in each.',
    })
    .output(z.array(countedGenreSchema))
    .handler(({ context }) => countGenres(context.database)),

  /** Most pages only name genres, and counting is the dear part. */
  names: allowing({ genre: ['read'] })
    .route({
      method: 'GET',
      path: '/genres/names',
      summary: 'List genre names',
      description: 'All genres without the number of books, which is quicker.',
    })
    .output(z.array(genreSchema))
    .handler(({ context }) => listGenres(context.database)),
}
