import { Pool, type PoolConfig } from 'pg'
import { product } from '#rules/product.ts'
import type { Log } from '../log/log.ts'

export type Connection = Pick<
  PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
> & {
  /** The pool acts as this role. */
  role?: string | undefined
}

export const applicationName = product.id

export const keeperName = `${product.id} keeper`

export const poolSize = 20

const patience = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
}

/** The planner would scan the table, expecting ten thousand early matches; parallel workers would read stages ahead. */
const alongIndexes = '-c enable_seqscan=off -c max_parallel_workers_per_gather=0'

/** The `options` of the operator's URL come last, so they win. */
function settled({ connectionString, role, ...connection }: Connection): PoolConfig {
  const options = role === undefined ? alongIndexes : `${alongIndexes} -c role=${escaped(role)}`
  if (connectionString === undefined) return { ...connection, options }
  const url = new URL(connectionString)
  const own = url.searchParams.get('options') ?? ''
  url.searchParams.set('options', `${options} ${own}`.trim())
  return { connectionString: url.href }
}

const escaped = (option: string) => option.replaceAll(/[\\\s]/g, String.raw`\$&`)

export function openPool(connection: Connection, log: Log): Pool {
  const pool = new Pool({
    ...settled(connection),
    ...patience,
    application_name: applicationName,
    keepAlive: true,
    max: poolSize,
  })
  // The pool replaces a broken idle connection when needed; without this handler the error would end the process.
  pool.on('error', (err) => log.warn({ err }, 'The database broke an idle connection'))
  return pool
}
