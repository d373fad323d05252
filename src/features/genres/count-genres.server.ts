import { getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { shortMemory } from '#server/database/short-memory.ts'
import { countedAtMost, stillMany, tooMany, type Total, totalOf } from '#server/list/page.ts'
import { genres } from './genre.table.server.ts'
import type { CountedGenre } from './genre.ts'
import { listGenres } from './list-genres.server.ts'

type Orm = Database['orm']

const many = shortMemory<Orm>(stillMany)

/** All genres, each with how many books it has: where that was more than anybody counts, nobody counts at once again. */
export async function countGenres({ orm }: Pick<Database, 'orm'>): Promise<CountedGenre[]> {
  const all = await listGenres({ orm })
  const unsure = all.filter(({ id }) => !many.holds(orm, id)).map(({ id }) => id)
  const counts = await countBooks(orm, unsure)
  return all.map((genre) => ({ ...genre, books: counts.get(genre.id) ?? tooMany }))
}

async function countBooks(orm: Orm, ids: string[]): Promise<Map<string, Total>> {
  if (ids.length === 0) return new Map()
  const { id } = getTableColumns(genres)
  // A genre counts its books along its index, no further than anybody reads. The pair says nothing new, but only that
  // index knows it: where nearly all books are of one genre, another would be read to its end for the others.
  const count = sql<number>`(
    SELECT count(*)::int FROM (
      SELECT FROM books WHERE genre_id = ${genres}.id AND deleted_at IS NULL
        AND (genre_id, title_key) >= (${genres}.id, '')
      ORDER BY title_key LIMIT ${countedAtMost + 1}
    ) AS counted
  )`
  const rows = await orm.select({ id, count }).from(genres).where(inArray(genres.id, ids))
  const totals = rows.map((row) => [row.id, totalOf(row.count)] as const)
  for (const [genre, { exact }] of totals) if (!exact) many.keep(orm, genre)
  return new Map(totals)
}
