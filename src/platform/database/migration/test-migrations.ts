import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Connection } from '../pool.ts'
import { administer, silentLog } from '../test-server.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-history.ts'

export async function migrationsUntil(
  last: string,
  inTheEnd: (work: () => Promise<void>) => void,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-'))
  inTheEnd(() => rm(folder, { recursive: true }))
  for (const { name } of readMigrations()) {
    await cp(join('migrations', name), join(folder, name), { recursive: true })
    if (name.endsWith(last)) return folder
  }
  throw new Error(`No migration is called ${last}`)
}

export const allMigrations = (inTheEnd: (work: () => Promise<void>) => void) =>
  migrationsUntil(readMigrations().at(-1)?.name ?? '', inTheEnd)

export async function addMigration(folder: string, name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name))
  await writeFile(join(folder, name, 'migration.sql'), sql)
}

export async function migrateOnce(connection: Connection, folder?: string): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await migrate(client, silentLog, folder)
  } finally {
    await client.end()
  }
}

export async function emptyDatabase(connection: Connection): Promise<void> {
  await administer(connection, 'DROP SCHEMA public, drizzle CASCADE')
  await administer(connection, 'CREATE SCHEMA public')
}
