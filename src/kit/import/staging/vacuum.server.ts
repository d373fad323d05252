import type { Database } from '#platform/database/database.ts'
import type { Plan } from './plan.server.ts'

/** A large import leaves stale statistics and an old visibility map, so that counts would read the whole table. */
export async function vacuum({ pool }: Pick<Database, 'pool'>, { table }: Plan): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query(`VACUUM (ANALYZE) ${table}`)
  } finally {
    // Discards the connection: its timeout is off.
    client.release(true)
  }
}
