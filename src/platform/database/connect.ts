import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Client, Pool, PoolClient } from 'pg'
import type { Log } from '../log/log.ts'
import { answerWithin } from './health/answer-within.ts'
import { watchCheckedOut } from './health/checked-out-clients.ts'
import { watchConnections } from './health/connection-probe.ts'
import { ownConnection } from './own-connection.ts'
import { type Connection, openPool, poolSize } from './pool.ts'

export interface Connected {
  orm: NodePgDatabase
  pool: Pool
  /** A connection that is not of the pool and is ended by the caller. */
  connectAlone: () => Promise<Client>
  check: () => Promise<void>
  close: () => Promise<void>
}

const checkPatience = 2000

export function connect(
  connection: Connection,
  log: Log,
  afterwards?: () => Promise<void>,
): Connected {
  const pool = openPool(connection, log)
  const health = watchConnections(connection, watchCheckedOut(pool, log), log)
  return {
    pool,
    orm: ormOn(pool),
    connectAlone: () => ownConnection(connection),
    check: async () => {
      // An exhausted pool does not mean that the database is down.
      const isExhausted = pool.idleCount === 0 && pool.totalCount === poolSize
      if (isExhausted) return health.probe()
      await answerWithin(checkPatience, pool.query('SELECT 1'))
    },
    close: async () => {
      health.end()
      await pool.end()
      await afterwards?.()
    },
  }
}

export const ormOn = (client: Pool | PoolClient): NodePgDatabase =>
  drizzle(client, { casing: 'snake_case' })
