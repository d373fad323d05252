import { z } from 'zod/mini'
import { allowing } from '#server/api/procedure.ts'
import { genreSchema } from './genre.ts'
import { listGenres } from './list-genres.server.ts'

export const genresApi = {
  list: allowing({ genre: ['read'] })
    .route({ method: 'GET', path: '/genres', summary: 'All genres, with how many books each has' })
    .output(z.array(genreSchema))
    .handler(({ context }) => listGenres(context.database)),
}
