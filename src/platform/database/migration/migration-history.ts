import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { seeEveryTenant } from '../row-security/tenants.ts'

export const projectMigrations = () => join(process.cwd(), 'migrations')

type Migration = { name: string; sql: string }
type AppliedMigration = { name: string; hash: string; madeAt: number; isNamed: boolean }

export const readMigrations = (folder = projectMigrations()): Migration[] =>
  readdirSync(folder)
    .filter((name) => /^\d{14}_/.test(name))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(join(folder, name, 'migration.sql'), 'utf8') }))

/** Releases up to 0.1.0 and their backups identify a migration by its creation time only. */
export function nameMadeAt(madeAt: number, known: Migration[]): string {
  const time = new Date(madeAt).toISOString().replaceAll(/\D/g, '').slice(0, 14)
  return known.find(({ name }) => name.startsWith(time))?.name ?? time
}

export async function appliedMigrations(
  client: ClientBase,
  known = readMigrations(),
): Promise<AppliedMigration[]> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists`,
  )
  if (!tables[0]?.exists) return []
  const { rows } = await client.query<{ name: string | null; hash: string; madeAt: string }>(
    `SELECT to_jsonb(applied) ->> 'name' AS name, hash, created_at AS "madeAt"
     FROM drizzle.__drizzle_migrations AS applied ORDER BY created_at`,
  )
  return rows.map(({ name, hash, madeAt }) => ({
    name: name ?? nameMadeAt(Number(madeAt), known),
    hash,
    madeAt: Number(madeAt),
    isNamed: name !== null,
  }))
}

export function pendingMigrations(known: Migration[], applied: AppliedMigration[]): Migration[] {
  refuseUnknown(known, applied)
  for (const migration of known) {
    const record = applied.find(({ name }) => name === migration.name)
    if (record && !hashesOf(migration).includes(record.hash)) {
      throw new MigrationRefused(changed(record.name))
    }
  }
  const names = new Set(applied.map(({ name }) => name))
  const pending = known.filter(({ name }) => !names.has(name))
  const newest = known.findLast(({ name }) => names.has(name))
  const [next] = pending
  if (next && newest && next.name < newest.name) {
    throw new MigrationRefused(outOfOrder(next.name, newest.name))
  }
  return pending
}

export function refuseUnknown(known: Migration[], applied: AppliedMigration[]): void {
  const names = new Set(known.map(({ name }) => name))
  const unknown = applied.find(({ name }) => !names.has(name))
  if (unknown) throw new DatabaseTooNew(unknown.name)
}

export class MigrationRefused extends Error {
  override name = 'MigrationRefused'
}

export class DatabaseTooNew extends MigrationRefused {
  override name = 'DatabaseTooNew'
  constructor(migration: string) {
    super(
      `The database has been migrated by a newer release, which this one does not understand (${migration}). ` +
        'Start that release, or restore a backup made before it.',
    )
  }
}

const changed = (name: string) =>
  `The migration ${name} was changed after this database applied it. ` +
  'Put its migration.sql back as it was, and make a new migration for what is to change.'

const outOfOrder = (name: string, newest: string) =>
  `The migration ${name} is not applied, but this database already has ${newest}, which is newer. ` +
  `Rename its folder to a time after ${newest.slice(0, 14)} and start again.`

export async function recordNames(client: ClientBase, applied: AppliedMigration[]): Promise<void> {
  await client.query(
    `CREATE SCHEMA IF NOT EXISTS drizzle;
     CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
       (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
     ALTER TABLE drizzle.__drizzle_migrations ADD COLUMN IF NOT EXISTS name text UNIQUE`,
  )
  for (const { name, madeAt } of applied) {
    await client.query(
      'UPDATE drizzle.__drizzle_migrations SET name = $1 WHERE created_at = $2 AND name IS NULL',
      [name, madeAt],
    )
  }
}

export async function applyMigration(client: ClientBase, migration: Migration): Promise<void> {
  const { name, sql } = migration
  await client.query(seeEveryTenant)
  await client.query(sql).catch((cause: unknown) => {
    throw new Error(`The migration ${name} failed: ${String(cause)}`, { cause })
  })
  await client.query(
    'INSERT INTO drizzle.__drizzle_migrations (name, hash, created_at) VALUES ($1, $2, $3)',
    [name, hashesOf(migration)[0], madeAtOf(name)],
  )
}

/** Hashes for Unix and Windows line endings, because git may check out either. */
function hashesOf({ sql }: Migration): string[] {
  const lines = sql.replaceAll('\r\n', '\n')
  return [lines, lines.replaceAll('\n', '\r\n')].map((text) =>
    createHash('sha256').update(text).digest('hex'),
  )
}

const madeAtOf = (name: string) =>
  Date.parse(name.replace(/^(.{4})(..)(..)(..)(..)(..).*/, '$1-$2-$3T$4:$5:$6Z'))
