import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import type { Log } from './log.ts'

/** Any number that nothing else in this database locks. */
const migrationLock = 7_462_836_472

/**
 * Brings the database up to this code. Of processes starting together one works and the others
 * wait, until the client of each ends.
 */
export async function migrate(client: Client, log: Log, folder = projectMigrations()) {
  const known = readMigrationFiles({ migrationsFolder: folder }).map((file) => file.folderMillis)
  await refuseTooOld(client)
  await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
  const newest = await newestApplied(client)
  if (newest !== undefined && !known.includes(newest)) throw new DatabaseTooNew()
  if (newest === known.at(-1)) return
  log.info('Migrating the database')
  await applyMigrations(drizzle(client), { migrationsFolder: folder })
}

export class DatabaseTooNew extends Error {
  override name = 'DatabaseTooNew'
  override message =
    'The database has been migrated by a newer release, which this one does not understand. ' +
    'Start that release, or restore a backup made before it.'
}

async function newestApplied(client: Client): Promise<number | undefined> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists`,
  )
  if (!tables[0]?.exists) return undefined
  const { rows } = await client.query<{ createdAt: string }>(
    'SELECT max(created_at) AS "createdAt" FROM drizzle.__drizzle_migrations HAVING count(*) > 0',
  )
  return rows[0] && Number(rows[0].createdAt)
}

async function refuseTooOld(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::int AS version`,
  )
  const version = rows[0]?.version ?? 0
  if (version < 150_000) throw new Error('The database server is older than PostgreSQL 15')
}

/** The server always runs from the project's folder. */
function projectMigrations(): string {
  return join(process.cwd(), 'migrations')
}
