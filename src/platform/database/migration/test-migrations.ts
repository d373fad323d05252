import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Connection } from '../pool.ts'
import { administer, silentLog } from '../test-server.ts'
import { migrate } from './migrate.ts'
import { folderOf, type Migration, readMigrations } from './read-migrations.ts'

/** A folder that has the chosen migrations of a project, and nothing else of it. */
export async function projectWith(
  inTheEnd: (work: () => Promise<void>) => void,
  { project = process.cwd(), chosen = () => true }: Choice = {},
): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'test-'))
  inTheEnd(() => rm(copy, { recursive: true }))
  const folders = readMigrations(project)
    .filter(chosen)
    .map(({ name }) => folderOf(name))
  const manifests = globSync('modules/*/module.json', { cwd: project })
  for (const path of [...folders, ...manifests]) {
    await cp(join(project, path), join(copy, path), { recursive: true })
  }
  return copy
}

type Choice = { project?: string; chosen?: (migration: Migration) => boolean }

export async function addMigration(project: string, name: string, sql: string): Promise<void> {
  const folder = join(project, folderOf(name))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'migration.sql'), sql)
}

export async function migrateOnce(connection: Connection, project?: string): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await migrate(client, silentLog, project)
  } finally {
    await client.end()
  }
}

export async function emptyDatabase(connection: Connection): Promise<void> {
  await administer(connection, 'DROP SCHEMA public, drizzle CASCADE')
  await administer(connection, 'CREATE SCHEMA public')
}
