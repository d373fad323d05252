import type { TestDatabase } from '#platform/database/test-database.ts'
import { untilWaiting } from '#platform/database/test-locks.ts'

/** All acts block at their first write to `users` and go on together, so that the race is deterministic. */
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
