import { z } from 'zod/mini'
import { allowing } from '#server/api/procedure.ts'
import { countGenres } from './count-genres.server.ts'
import { countedGenreSchema, genreSchema } from './genre.ts'
import { listGenres } from './list-genres.server.ts'

export const genresApi = {
  list: allowing({ genre: ['read'] })
    .route({ method: 'GET', path: '/genres', summary: 'All genres, with how many books each has' })
    .output(z.array(countedGenreSchema))
    .handler(({ context }) => countGenres(context.database)),

  /** Most pages only name genres, and counting is the dear part. */
  names: allowing({ genre: ['read'] })
    .route({ method: 'GET', path: '/genres/names', summary: 'All genres, uncounted' })
    .output(z.array(genreSchema))
    .handler(({ context }) => listGenres(context.database)),
}
