import type { Pool, PoolClient } from 'pg'
import type { Log } from '../../log/log.ts'

export type Lent = ReadonlyMap<PoolClient, number>

/** An unhandled connection error would end the process, and Drizzle never releases a connection whose BEGIN failed. */
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

/** The borrower may release the client again, which must have no effect. */
function takeBack(client: PoolClient) {
  client.release(true)
  client.release = () => undefined
}
