import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Client, Pool, PoolClient } from 'pg'
import type { Log } from '../log/log.ts'
import { answerWithin } from './health/answer-within.ts'
import { watchLent } from './health/lent-connections.ts'
import { watchPulse } from './health/pulse.ts'
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
  const pulse = watchPulse(connection, watchLent(pool, log), log)
  return {
    pool,
    orm: ormOn(pool),
    connectAlone: () => ownConnection(connection),
    check: async () => {
      // An exhausted pool does not mean that the database is down.
      const isExhausted = pool.idleCount === 0 && pool.totalCount === poolSize
      if (isExhausted) return pulse.feel()
      await answerWithin(checkPatience, pool.query('SELECT 1'))
    },
    close: async () => {
      pulse.end()
      await pool.end()
      await afterwards?.()
    },
  }
}

export const ormOn = (client: Pool | PoolClient): NodePgDatabase =>
  drizzle(client, { casing: 'snake_case' })
