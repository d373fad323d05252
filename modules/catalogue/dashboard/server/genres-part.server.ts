import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import {
  dashboardPart,
  exactly,
  figuresOf,
  storeTotal,
  withChange,
} from '#kit/dashboard/index.server.ts'
import { genres, shownGenre } from '#modules/catalogue/genres/index.server.ts'
import { readGenres } from './read-genres.server.ts'

export const genresPart = dashboardPart({
  needs: { genre: ['read'] },
  pieces: {
    figures: figuresOf('genres'),
    sections: {
      genres: z.array(z.object({ ...shownGenre, count: z.int() })),
    },
  },
  async read(database) {
    const counted = await readGenres(database)
    return {
      figures: { genres: await withChange(database, 'genres', exactly(counted.length)) },
      sections: { genres: counted },
    }
  },
  store: (transaction) => storeTotal(transaction, 'genres', sql`SELECT count(*) FROM ${genres}`),
})
