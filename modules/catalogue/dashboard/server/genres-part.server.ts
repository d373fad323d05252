import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import {
  dashboardPart,
  exactly,
  figures,
  figuresOf,
  storeTotal,
  withChange,
} from '#kit/dashboard/index.server.ts'
import { countGenres, genres, shownGenre } from '#modules/catalogue/genres/index.server.ts'
import type { Database } from '#platform/database/database.ts'

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

async function readGenres({ orm }: Pick<Database, 'orm'>) {
  const counted = await countGenres({ orm })
  const large = counted.filter(({ books }) => !books.exact).map(({ id }) => id)
  const kept = await keptCounts({ orm }, large)
  return counted
    .map(({ books, ...genre }) =>
      Object.assign(genre, { count: Math.max(books.count, kept.get(genre.id) ?? 0) }),
    )
    .toSorted((one, other) => other.count - one.count)
}

async function keptCounts({ orm }: Pick<Database, 'orm'>, ids: string[]) {
  if (ids.length === 0) return new Map<string, number>()
  const rows = await orm
    .select({ id: figures.part, count: figures.value })
    .from(figures)
    .where(and(eq(figures.name, 'booksOfGenre'), inArray(figures.part, ids)))
  return new Map(rows.map(({ id, count }) => [id, count]))
}
