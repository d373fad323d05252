import { and, eq, inArray } from 'drizzle-orm'
import { figures } from '#kit/dashboard/index.server.ts'
import { countGenres } from '#modules/catalogue/genres/index.server.ts'
import type { Database } from '#platform/database/database.ts'

export async function readGenres({ orm }: Pick<Database, 'orm'>) {
  const genres = await countGenres({ orm })
  const large = genres.filter(({ books }) => !books.exact).map(({ id }) => id)
  const kept = await keptCounts({ orm }, large)
  return genres
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
