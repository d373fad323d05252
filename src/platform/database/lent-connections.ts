import type { Pool, PoolClient } from 'pg'
import type { Log } from '../log/log.ts'

/** The connections that somebody works with, and since when, in milliseconds. */
export type Lent = ReadonlyMap<PoolClient, number>

/**
 * Looks after connections that break while they are lent. Unheard, their error would end the process. And some are never
 * given back: Drizzle forgets one whose BEGIN has failed, and a pool that misses twenty has none left.
 */
export function watchLent(pool: Pool, log: Log): Lent {
  const lent = new Map<PoolClient, number>()
  pool.on('acquire', (client) => void lent.set(client, performance.now()))
  pool.on('release', (_error, client) => void lent.delete(client))
  pool.on('connect', (client) => {
    client.on('error', (err) => {
      if (lent.has(client)) log.warn({ err }, 'The database broke a connection in use')
    })
    client.once('end', () => {
      if (lent.has(client)) takeBack(client)
    })
  })
  return lent
}

/** Whoever has it still gives it back once more, which then means nothing. */
function takeBack(client: PoolClient) {
  client.release(true)
  client.release = () => undefined
}
