import { Pool, type PoolConfig } from 'pg'
import { product } from '#rules/product.ts'
import type { Log } from '../log/log.ts'

export type Connection = Pick<
  PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
>

export const applicationName = product.id

/** Of the one connection by which each process watches over the embedded server. */
export const keeperName = `${product.id} keeper`

/** The most connections of one process. */
export const poolSize = 20

/** Nothing waits for ever: not for a connection, not for an answer, not inside a transaction. */
const patience = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
}

/**
 * A table is never read through where an index would do, whatever the planner thinks of the first ten thousand rows:
 * they may be the only ones of a million. And nobody reads ahead: the first part of a search comes before all others.
 */
const alongIndexes = '-c enable_seqscan=off -c max_parallel_workers_per_gather=0'

/** With what the operator's address itself asks for, which counts more. */
function settled({ connectionString, ...connection }: Connection): PoolConfig {
  if (connectionString === undefined) return { ...connection, options: alongIndexes }
  const url = new URL(connectionString)
  const own = url.searchParams.get('options') ?? ''
  url.searchParams.set('options', `${alongIndexes} ${own}`.trim())
  return { connectionString: url.href }
}

export function openPool(connection: Connection, log: Log): Pool {
  const pool = new Pool({
    ...settled(connection),
    ...patience,
    application_name: applicationName,
    keepAlive: true,
    max: poolSize,
  })
  // An idle connection that breaks is replaced when next needed; unheard, it would end the process.
  pool.on('error', (err) => log.warn({ err }, 'The database broke an idle connection'))
  return pool
}
