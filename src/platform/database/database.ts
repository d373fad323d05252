import type { Client } from 'pg'
import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import { connect, type Connected } from './connect.ts'
import { joinEmbeddedServer } from './embedded/join.ts'
import { migrate } from './migration/migrate.ts'
import { withMigrationLock } from './migration/migration-lock.ts'
import type { Connection } from './pool.ts'
import { examinePooler, isPooled } from './pooler/detect-pooler.ts'
import { withRole } from './pooler/session-settings.ts'
import { settleDefaults } from './pooler/settle-defaults.ts'
import { servingRole } from './row-security/serving-role.ts'
import { waitForServer } from './wait-for-server.ts'

export interface Reader {
  /** The same replica while it lasts, so that a user sees no older state after a newer one. */
  key: string
  /** The position up to which the reader wrote. */
  wroteUpTo: string | null
}

export interface Chosen {
  database: Connected
  /** Sets a failed replica aside until its next successful probe. */
  leave: (cause: unknown) => void
}

/** Copies of the database that calls may read from. */
export interface Replicas {
  readonly all: readonly { name: string; lag: number; isUsed: boolean }[]
  choose: (reader: Reader) => Chosen | undefined
  close: () => Promise<void>
}

export interface Database extends Connected {
  /** The pool acts as this role. */
  role?: string | undefined
  replicas?: Replicas | undefined
  /** The primary of a replica, for the few writes of a call that reads. */
  primary?: Pick<Connected, 'orm'>
}

export type Prepare = (client: Client, log: Log) => Promise<unknown>

export async function openDatabase(
  config: Config,
  log: Log,
  prepare: Prepare = migrate,
): Promise<Database> {
  const { connection, leave } = await openServer(config, log)
  try {
    const served = await prepareServing(connection, config, log, prepare)
    return { ...connect(served, log, leave), role: served.role }
  } catch (error) {
    await leave()
    throw error
  }
}

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
    const role = await withMigrationLock(client, log, () => servingRole(client))
    return { ...connection, direct, pooler, role }
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

/** Undefined where the configuration names none. Refuses replicas of another database. */
export type OpenReplicas = (services: {
  config: Config
  log: Log
  database: Database
}) => Promise<Replicas | undefined>

export async function withReplicas(
  services: Parameters<OpenReplicas>[0],
  openReplicas: OpenReplicas | undefined,
): Promise<Database> {
  const { database } = services
  try {
    const replicas = await openReplicas?.(services)
    if (!replicas) return database
    const close = async () => {
      await replicas.close()
      await database.close()
    }
    return { ...database, replicas, close }
  } catch (error) {
    await database.close()
    throw error
  }
}
