import { setTimeout } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Client, Pool, PoolClient } from 'pg'
import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import { joinEmbeddedServer } from './embedded/join.ts'
import { watchLent } from './lent-connections.ts'
import { migrate } from './migrate.ts'
import { ownConnection } from './own-connection.ts'
import { type Connection, openPool, poolSize } from './pool.ts'
import { examinePooler, isPooled } from './pooler/detect-pooler.ts'
import { withRole } from './pooler/session-settings.ts'
import { settleDefaults } from './pooler/settle-defaults.ts'
import { watchPulse } from './pulse.ts'
import { servingRole } from './row-security/serving-role.ts'
import { waitForServer } from './wait-for-server.ts'

export type Database = {
  orm: NodePgDatabase
  pool: Pool
  /** A connection that is not of the pool and is ended by the caller. */
  connectAlone: () => Promise<Client>
  check: () => Promise<void>
  close: () => Promise<void>
}

const checkPatience = 2000

export type Prepare = (client: Client, log: Log) => Promise<void>

export async function openDatabase(
  config: Config,
  log: Log,
  prepare: Prepare = migrate,
): Promise<Database> {
  const { connection, leave } = await openServer(config, log)
  try {
    return connect(await prepareServing(connection, config, log, prepare), log, leave)
  } catch (error) {
    await leave()
    throw error
  }
}

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
    connectAlone: () => ownConnection(connection),
    check: async () => {
      // An exhausted pool does not mean that the database is down.
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

export const ormOn = (client: Pool | PoolClient): Database['orm'] =>
  drizzle(client, { casing: 'snake_case' })

export async function openServer(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Log) {
  if (config.databaseUrl !== undefined) {
    return { connection: { connectionString: config.databaseUrl }, leave: () => Promise.resolve() }
  }
  const { address, leave } = await joinEmbeddedServer(config.dataDir, log)
  return { connection: address, leave }
}

async function prepareServing(
  connection: Connection,
  { databasePooler, databaseDirectUrl }: Config,
  log: Log,
  prepare: Prepare,
): Promise<Connection> {
  const direct =
    databaseDirectUrl === undefined ? undefined : { connectionString: databaseDirectUrl }
  const served = await withClient(connection, log, async (client) => {
    const pooler = await findPooler(client, databasePooler)
    await (direct ? withClient(direct, log, (past) => prepare(past, log)) : prepare(client, log))
    return { ...connection, direct, pooler, role: await servingRole(client) }
  })
  if (served.pooler) {
    await settleDefaults(() => waitForServer(connection, log), withRole(served.role), log)
  }
  return served
}

async function findPooler(client: Client, choice: Config['databasePooler']) {
  const isThere = choice === 'auto' ? await isPooled(client) : choice === 'transaction'
  return isThere ? examinePooler(client) : undefined
}

async function withClient<Result>(
  connection: Connection,
  log: Log,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await waitForServer(connection, log)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function giveUp(after: number): Promise<never> {
  await setTimeout(after, undefined, { ref: false })
  throw new Error(`The database has not answered within ${after} ms`)
}
