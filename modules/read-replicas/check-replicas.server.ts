import type { Client } from 'pg'
import { pino } from 'pino'
import {
  advice,
  error,
  type Finding,
  type Findings,
  reasonOf,
  warning,
} from '#kit/features/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import { waitForServer } from '#platform/database/wait-for-server.ts'
import { replicaVariables } from './replica-variables.server.ts'
import { OtherDatabase, refuseOtherDatabases } from './require-same-database.server.ts'

const connectTimeoutMs = 1000
const mostLagSeconds = 10

export const checkReplicas = async (config: Config): Promise<Findings> => [
  ...(await Promise.all(replicaVariables.of(config).map((url) => checkReplica(url)))),
  await compare(config),
]

async function compare(config: Config): Promise<Finding | false> {
  const { databaseUrl } = config
  const databaseReadUrls = replicaVariables.of(config)
  if (databaseUrl === undefined || databaseReadUrls.length === 0) return false
  try {
    const log = pino({ level: 'silent' })
    const primary = await waitForServer({ connectionString: databaseUrl }, log, connectTimeoutMs)
    try {
      await refuseOtherDatabases(primary, databaseReadUrls)
    } finally {
      await primary.end()
    }
    return false
  } catch (cause) {
    // Another check names a database that cannot be reached.
    return cause instanceof OtherDatabase && error(cause.message)
  }
}

async function checkReplica(url: string): Promise<Finding | false> {
  const name = `The read replica at ${new URL(url).host}`
  const log = pino({ level: 'silent' })
  try {
    const client = await waitForServer({ connectionString: url }, log, connectTimeoutMs)
    try {
      return await lookAt(client, name)
    } finally {
      await client.end()
    }
  } catch (cause) {
    return error(`${name} cannot be reached: ${reasonOf(cause)}`)
  }
}

/** A replica that has all changes is not late, however long ago the last one was. */
async function lookAt(client: Client, name: string): Promise<Finding | false> {
  const { rows } = await client.query<{ isReplica: boolean; lag: number }>(
    `SELECT pg_is_in_recovery() AS "isReplica",
       CASE WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
         ELSE coalesce(extract(epoch FROM now() - pg_last_xact_replay_timestamp()), 0) END::float AS lag`,
  )
  const { isReplica = false, lag = 0 } = rows[0] ?? {}
  if (!isReplica) return advice(`${name} is no replica: it takes writes itself`)
  return lag > mostLagSeconds && warning(`${name} is ${Math.round(lag)} seconds late`)
}
