import type { TestDatabase } from '#platform/database/test-database.ts'
import { untilWaiting } from '#platform/database/test-locks.ts'

/** Lets all get as far as they can without writing to anybody's row, and only then go on: a race without luck. */
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
