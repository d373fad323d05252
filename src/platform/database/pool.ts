import { Pool, type PoolConfig } from 'pg'
import { product } from '#rules/product.ts'
import type { Log } from '../log/log.ts'
import { hasSeveralHosts, PrimaryClient } from './hosts/primary-client.ts'
import type { Pooler } from './pooler/detect-pooler.ts'
import { asOptions, withRole } from './pooler/session-settings.ts'
import { withoutNames } from './pooler/without-names.ts'

export type Address = Pick<
  PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
>

export type Connection = Address & {
  /** The pool acts as this role. */
  role?: string | undefined
  pooler?: Pooler | undefined
  /** A way past the pooler. */
  direct?: Address | undefined
}

export const applicationName = product.id

export const keeperName = `${product.id} keeper`

export const poolSize = 20

const connectionTimeoutMs = 5000

/** A pooler refuses `options`; its connections have the defaults of their role. */
function settled(connection: Connection): PoolConfig {
  const { role, pooler } = connection
  return pooler ? connection : withOptions(connection, asOptions(withRole(role)))
}

/** The `options` of the operator's URL come last, so they win. */
export function withOptions(address: Address, options: string): PoolConfig {
  const { connectionString } = address
  if (connectionString === undefined) return { ...address, options }
  const url = new URL(connectionString)
  const own = url.searchParams.get('options') ?? ''
  url.searchParams.set('options', `${options} ${own}`.trim())
  return { connectionString: url.href }
}

export function openPool(connection: Connection, log: Log): Pool {
  const config = settled(connection)
  const pool = new Pool({
    ...config,
    ...(hasSeveralHosts(config) && { Client: PrimaryClient }),
    connectionTimeoutMillis: connectionTimeoutMs,
    application_name: applicationName,
    keepAlive: true,
    max: poolSize,
  })
  if (connection.pooler?.carriesNames === false) pool.on('connect', withoutNames)
  // The pool replaces a broken idle connection when needed; without this handler the error would end the process.
  pool.on('error', (err) => log.warn({ err }, 'The database broke an idle connection'))
  return pool
}
