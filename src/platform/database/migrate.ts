import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import type { Log } from '../log/log.ts'
import { isKeptWaiting } from './is-kept-waiting.ts'
import {
  appliedMigrations,
  migrationLock,
  projectMigrations,
  readMigrations,
} from './migration-history.ts'

/**
 * Brings the database up to this code. Of processes starting together one works and the others
 * wait, until the client of each ends.
 */
export async function migrate(client: Client, log: Log, folder = projectMigrations()) {
  await refuseTooOld(client)
  await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
  const { newest, known } = await understand(client, folder)
  if (newest === known.at(-1)) return
  log.info('Migrating the database')
  await client.query(`SET lock_timeout = '5s'`)
  while (!(await applied(client, folder))) {
    log.warn('The migration waits for others, a backup perhaps, who work on a table: trying again')
    await pause(1000)
  }
}

/** Whoever asks for a table that a migration waits for would wait behind it: it gives way for a moment. */
async function applied(client: Client, migrationsFolder: string): Promise<boolean> {
  try {
    await applyMigrations(drizzle(client), { migrationsFolder })
    return true
  } catch (error) {
    if (isKeptWaiting(error)) return false
    throw error
  }
}

/** What an older release has made stays as it is, unless this code does not understand it at all. */
export async function leaveAsItIs(client: Client): Promise<void> {
  await refuseTooOld(client)
  await understand(client, projectMigrations())
}

async function understand(client: Client, folder: string) {
  const known = readMigrations(folder).map((file) => file.folderMillis)
  const newest = (await appliedMigrations(client)).at(-1)
  if (newest !== undefined && !known.includes(newest)) throw new DatabaseTooNew()
  return { newest, known }
}

export class DatabaseTooNew extends Error {
  override name = 'DatabaseTooNew'
  override message =
    'The database has been migrated by a newer release, which this one does not understand. ' +
    'Start that release, or restore a backup made before it.'
}

async function refuseTooOld(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::int AS version`,
  )
  const version = rows[0]?.version ?? 0
  if (version < 150_000) throw new Error('The database server is older than PostgreSQL 15')
}
