import type { Pool, PoolClient } from 'pg'
import type { Log } from '../../log/log.ts'

export type CheckedOut = ReadonlyMap<PoolClient, number>

/** An unhandled connection error would end the process, and Drizzle never releases a connection whose BEGIN failed. */
export function watchCheckedOut(pool: Pool, log: Log): CheckedOut {
  const checkedOut = new Map<PoolClient, number>()
  pool.on('acquire', (client) => void checkedOut.set(client, performance.now()))
  pool.on('release', (_error, client) => void checkedOut.delete(client))
  pool.on('connect', (client) => {
    client.on('error', (err) => {
      if (checkedOut.has(client)) log.warn({ err }, 'The database broke a connection in use')
    })
    client.once('end', () => {
      if (checkedOut.has(client)) takeBack(client)
    })
  })
  return checkedOut
}

/** The caller may release the client again, which must have no effect. */
function takeBack(client: PoolClient) {
  client.release(true)
  client.release = () => undefined
}
