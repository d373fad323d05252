import { desc, max, sql, sum } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { zeroResultSearches } from './zero-result-search.table.server.ts'

const few = 10

export async function listZeroResultSearches({ orm }: Pick<Database, 'orm'>) {
  const { term, count, lastAt } = zeroResultSearches
  const times = sum(count).mapWith(Number)
  return orm
    .select({ term, count: times, lastAt: max(lastAt).mapWith(lastAt) })
    .from(zeroResultSearches)
    .groupBy(term)
    .orderBy(desc(times), desc(max(lastAt)), sql`${term}`)
    .limit(few)
}
