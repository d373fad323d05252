import type { Client } from 'pg'
import type { Log } from '../../log/log.ts'
import {
  appliedMigrations,
  applyMigration,
  pendingMigrations,
  projectMigrations,
  readMigrations,
  recordNames,
  refuseUnknown,
} from './migration-history.ts'
import { withMigrationLock } from './migration-lock.ts'

/** Each migration has a transaction of its own, after which a waiting process may apply the next. */
export async function migrate(client: Client, log: Log, folder = projectMigrations()) {
  await refuseTooOld(client)
  const known = readMigrations(folder)
  let isDone = false
  while (!isDone) isDone = await withMigrationLock(client, log, () => applyNext(client, log, known))
}

async function applyNext(
  client: Client,
  log: Log,
  known: ReturnType<typeof readMigrations>,
): Promise<boolean> {
  const applied = await appliedMigrations(client, known)
  const [next, ...later] = pendingMigrations(known, applied)
  const areNamed = applied.length > 0 && applied.every(({ isNamed }) => isNamed)
  if (!areNamed) await recordNames(client, applied)
  if (!next) return true
  log.info(`Migrating the database: ${next.name}`)
  await applyMigration(client, next)
  return later.length === 0
}

export async function leaveAsItIs(client: Client): Promise<void> {
  await refuseTooOld(client)
  const known = readMigrations()
  refuseUnknown(known, await appliedMigrations(client, known))
}

async function refuseTooOld(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::int AS version`,
  )
  const version = rows[0]?.version ?? 0
  if (version < 150_000) throw new Error('The database server is older than PostgreSQL 15')
}
