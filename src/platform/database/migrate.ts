import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Log } from '../log/log.ts'
import { isKeptWaiting } from './constraints/is-kept-waiting.ts'
import {
  appliedMigrations,
  applyMigration,
  migrationLock,
  pendingMigrations,
  projectMigrations,
  readMigrations,
  recordNames,
  refuseUnknown,
} from './migration-history.ts'

/** The advisory lock lets one process migrate while the others wait; each client keeps it until it ends. */
export async function migrate(client: Client, log: Log, folder = projectMigrations()) {
  await refuseTooOld(client)
  await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
  const known = readMigrations(folder)
  const applied = await appliedMigrations(client, known)
  const pending = pendingMigrations(known, applied)
  const areNamed = applied.length > 0 && applied.every(({ isNamed }) => isNamed)
  if (areNamed && pending.length === 0) return
  log.info('Migrating the database')
  await client.query(`SET lock_timeout = '5s'`)
  const whenFree = async (work: () => Promise<void>) => {
    while (!(await committed(client, work))) {
      log.warn(
        'The migration waits for others, a backup perhaps, who work on a table: trying again',
      )
      await pause(1000)
    }
  }
  if (!areNamed) await whenFree(() => recordNames(client, applied))
  for (const migration of pending) await whenFree(() => applyMigration(client, migration))
}

/** Requests for a table queue behind a migration that waits for it, so the migration times out and retries. */
async function committed(client: Client, work: () => Promise<void>): Promise<boolean> {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
    return true
  } catch (error) {
    if (!isKeptWaiting(error)) throw error
    await client.query('ROLLBACK')
    return false
  }
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
