import type { TestDatabase } from '#platform/database/test-database.ts'
import { untilWaiting } from '#platform/database/test-locks.ts'

/** Blocks all acts at their first write to `users`, then releases them together: a deterministic race. */
export async function atOnce<T>(database: TestDatabase, acts: (() => Promise<T>)[]): Promise<T[]> {
  const client = await database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT FROM users FOR UPDATE')
    const done = acts.map((act) => act())
    await untilWaiting(database, acts.length)
    await client.query('COMMIT')
    return await Promise.all(done)
  } finally {
    client.release()
  }
}
