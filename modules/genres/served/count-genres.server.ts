import { getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { shortMemory } from '#platform/database/short-memory.ts'
import { countedAtMost, stillMany, type Total, totalOf } from '#platform/list/page.ts'
import { genres } from '../genre.table.server.ts'
import type { CountedGenre } from '../genre.ts'
import { listGenres } from '../list-genres.server.ts'
import { genreUses } from './uses-of-genres.server.ts'

type Orm = Database['orm']

/** Counts above this are slow to compute and need not be exact, so they are cached for a while. */
const many = 1000
const known = shortMemory<Orm, Total>(stillMany)

export const forgetCount = (orm: Orm, id: string) => known.forget(orm, id)

export async function countGenres({ orm }: Pick<Database, 'orm'>): Promise<CountedGenre[]> {
  const all = await listGenres({ orm })
  const counts = new Map(all.map(({ id }) => [id, known.recall(orm, id)]))
  const unknown = [...counts.keys()].filter((id) => !counts.get(id))
  for (const [id, total] of await countBooks(orm, unknown)) {
    counts.set(id, total)
    if (total.count > many) known.keep(orm, id, total)
  }
  return all.map((genre) => Object.assign(genre, { books: counts.get(genre.id) ?? totalOf(0) }))
}

async function countBooks(orm: Orm, ids: string[]): Promise<[id: string, Total][]> {
  if (!genreUses || ids.length === 0) return []
  const { id } = getTableColumns(genres)
  const count = sql<number>`(SELECT count(*)::int FROM (${genreUses.select(countedAtMost + 1)}) AS counted)`
  const rows = await orm.select({ id, count }).from(genres).where(inArray(genres.id, ids))
  return rows.map((row) => [row.id, totalOf(row.count)])
}
