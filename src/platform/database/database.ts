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
import { Replicas } from './replicas/replicas.ts'
import { refuseOtherDatabases } from './replicas/require-same-database.ts'
import { servingRole } from './row-security/serving-role.ts'
import { waitForServer } from './wait-for-server.ts'

export interface Database extends Connected {
  replicas?: Replicas | undefined
  /** Of a replica: for the few writes of a call that reads. */
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
    await withClient(connection, log, (client) =>
      refuseOtherDatabases(client, config.databaseReadUrls),
    )
    return withReplicas(connect(served, log, leave), config.databaseReadUrls, served.role, log)
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

function withReplicas(
  primary: Connected,
  urls: string[],
  role: string | undefined,
  log: Log,
): Database {
  if (urls.length === 0) return primary
  const replicas = new Replicas(urls, { pool: primary.pool, role, log })
  const close = async () => {
    await replicas.close()
    await primary.close()
  }
  return { ...primary, replicas, close }
}
