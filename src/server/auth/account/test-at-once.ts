import { setTimeout as pause } from 'node:timers/promises'
import type { TestDatabase } from '../../database/test-database.ts'

/** Lets all get as far as they can without writing to anybody's row, and only then go on: a race without luck. */
export async function atOnce<T>({ pool }: TestDatabase, acts: (() => Promise<T>)[]): Promise<T[]> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT FROM users FOR UPDATE')
    const done = acts.map((act) => act())
    const waiting = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    while ((await pool.query(waiting)).rowCount !== acts.length) await pause(10)
    await client.query('COMMIT')
    return await Promise.all(done)
  } finally {
    client.release()
  }
}
