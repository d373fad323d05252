import type { Client } from 'pg'
import type { Log } from '../../log/log.ts'
import {
  appliedMigrations,
  applyMigration,
  pendingMigrations,
  recordNames,
  refuseUnknown,
} from './migration-history.ts'
import { withMigrationLock } from './migration-lock.ts'
import { readMigrations } from './read-migrations.ts'

/** Returns the names of what it applied. Each has a transaction of its own, after which a waiting process may apply the next. */
export async function migrate(client: Client, log: Log, project?: string): Promise<string[]> {
  await refuseTooOld(client)
  const known = readMigrations(project)
  const applied: string[] = []
  const begin = () => {
    if (applied.length === 0) log.info('Migrating the database')
  }
  for (;;) {
    const { name, isLast } = await withMigrationLock(client, log, () =>
      applyNext(client, known, begin),
    )
    if (name !== undefined) applied.push(name)
    if (isLast) break
  }
  if (applied.length > 0) log.info({ applied }, 'Migrated the database')
  return applied
}

async function applyNext(
  client: Client,
  known: ReturnType<typeof readMigrations>,
  begin: () => void,
) {
  const applied = await appliedMigrations(client, known)
  const [next, ...later] = pendingMigrations(known, applied)
  const areRecorded = applied.length > 0 && applied.every(({ isRecorded }) => isRecorded)
  if (!areRecorded) await recordNames(client, applied)
  if (!next) return { isLast: true }
  begin()
  await applyMigration(client, next)
  return { name: next.name, isLast: later.length === 0 }
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
