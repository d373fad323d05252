import { Pool, type PoolConfig } from 'pg'
import type { Log } from './log.ts'

export type Connection = Pick<
  PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
>

export const applicationName = 'incipit'

/** Nothing waits for ever: not for a connection, not for an answer, not inside a transaction. */
const patience = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
}

export function openPool(connection: Connection, log: Log): Pool {
  const pool = new Pool({
    ...connection,
    ...patience,
    application_name: applicationName,
    keepAlive: true,
    max: 20,
  })
  // An idle connection that breaks is replaced when next needed; unheard, it would end the process.
  pool.on('error', (err) => log.warn({ err }, 'The database broke an idle connection'))
  return pool
}
