import type { Database } from '#platform/database/database.ts'

/**
 * After many books at once the planner's picture of the catalogue is no longer true, and what an index alone could tell
 * would have to be looked up in the table: counts would read more than they show. Takes as long as it takes.
 */
export async function settleBooks({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('VACUUM (ANALYZE) books')
  } finally {
    // Not for others: its patience has no end.
    client.release(true)
  }
}
