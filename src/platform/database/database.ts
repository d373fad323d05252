import { setTimeout } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Client, Pool, PoolClient } from 'pg'
import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import { joinEmbeddedServer } from './embedded/join.ts'
import { watchLent } from './lent-connections.ts'
import { migrate } from './migrate.ts'
import { type Connection, poolSize, openPool } from './pool.ts'
import { watchPulse } from './pulse.ts'
import { waitForServer } from './wait-for-server.ts'

export type Database = {
  orm: NodePgDatabase
  pool: Pool
  /** Throws when the database does not answer shortly. */
  check: () => Promise<void>
  close: () => Promise<void>
}

const checkPatience = 2000

/** What happens to the tables before anybody works on them. */
export type Prepare = (client: Client, log: Log) => Promise<void>

/** Reaches the configured server, or the embedded one, and brings its tables up to this code unless told otherwise. */
export async function openDatabase(
  config: Config,
  log: Log,
  prepare: Prepare = migrate,
): Promise<Database> {
  const server = await openServer(config, log)
  try {
    await prepareOn(server.connection, log, prepare)
  } catch (error) {
    await server.leave()
    throw error
  }
  return connect(server.connection, log, server.leave)
}

/** A database that is ready for use. */
export function connect(
  connection: Connection,
  log: Log,
  afterwards?: () => Promise<void>,
): Database {
  const pool = openPool(connection, log)
  const pulse = watchPulse(connection, watchLent(pool, log), log)
  return {
    pool,
    orm: ormOn(pool),
    check: async () => {
      // That all connections are in use does not mean that the database is away.
      const isExhausted = pool.idleCount === 0 && pool.totalCount === poolSize
      if (isExhausted) return pulse.feel()
      await Promise.race([pool.query('SELECT 1'), giveUp(checkPatience)])
    },
    close: async () => {
      pulse.end()
      await pool.end()
      await afterwards?.()
    },
  }
}

/** On one connection alone, it writes within the transaction that was begun there. */
export const ormOn = (client: Pool | PoolClient): Database['orm'] =>
  drizzle(client, { casing: 'snake_case' })

/** Nothing in it is looked at yet. */
export async function openServer(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Log) {
  if (config.databaseUrl !== undefined) {
    return { connection: { connectionString: config.databaseUrl }, leave: () => Promise.resolve() }
  }
  const { address, leave } = await joinEmbeddedServer(config.dataDir, log)
  return { connection: address, leave }
}

async function prepareOn(connection: Connection, log: Log, prepare: Prepare): Promise<void> {
  const client = await waitForServer(connection, log)
  try {
    await prepare(client, log)
  } finally {
    await client.end()
  }
}

async function giveUp(after: number): Promise<never> {
  await setTimeout(after, undefined, { ref: false })
  throw new Error(`The database has not answered within ${after} ms`)
}
