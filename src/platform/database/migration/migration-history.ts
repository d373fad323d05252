import type { ClientBase } from 'pg'
import { seeEveryTenant } from '../row-security/tenants.ts'
import { earlierMissing, lacksEarlier, withBaselines } from './earlier-history.ts'
import { hashesOf, madeAtOf, type Migration, moduleOf, readMigrations } from './read-migrations.ts'

type AppliedMigration = { name: string; hash: string; madeAt: number; isRecorded: boolean }

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
  const applied = rows.map(({ name, hash, madeAt }) => ({
    name: name ?? nameMadeAt(Number(madeAt), known),
    hash,
    madeAt: Number(madeAt),
    isRecorded: name !== null,
  }))
  const recorded = applied.map(({ name }) => name)
  const parts = known.filter((part) => applied.some((record) => isWhole(record, known, part)))
  const names = withBaselines([...recorded, ...parts.map(({ name }) => name)], known)
  const divided = parts.map(({ from }) => from)
  return known
    .filter(({ name }) => names.includes(name))
    .filter(({ name }) => !recorded.includes(name) || divided.includes(name))
    .map(recordOf)
    .concat(applied.filter(({ name }) => names.includes(name) && !divided.includes(name)))
}

/** A part of the recorded migration became one of another module since. */
const isWhole = (record: AppliedMigration, known: Migration[], { from }: Migration) =>
  record.name === from && known.some(({ name, was }) => name === from && was?.includes(record.hash))

const recordOf = (migration: Migration): AppliedMigration => ({
  name: migration.name,
  hash: hashesOf(migration)[0],
  madeAt: madeAtOf(migration.name),
  isRecorded: false,
})

export function pendingMigrations(known: Migration[], applied: AppliedMigration[]): Migration[] {
  refuseUnknown(known, applied)
  for (const migration of known) {
    const record = applied.find(({ name }) => name === migration.name)
    if (record && ![...hashesOf(migration), ...(migration.was ?? [])].includes(record.hash)) {
      throw new MigrationRefused(changed(record.name))
    }
  }
  const names = new Set(applied.map(({ name }) => name))
  const pending = known.filter(({ name }) => !names.has(name))
  for (const { name } of pending) {
    const isOfSameModule = (other: Migration) => moduleOf(other.name) === moduleOf(name)
    const newest = known.filter(isOfSameModule).findLast((other) => names.has(other.name))
    if (newest && name < newest.name) throw new MigrationRefused(outOfOrder(name, newest.name))
  }
  return pending
}

export function refuseUnknown(known: Migration[], applied: AppliedMigration[]): void {
  const names = new Set(known.map(({ name }) => name))
  const modules = new Set(known.map(({ name }) => moduleOf(name)))
  const removed = new Set(known.flatMap(({ removes }) => removes))
  const unknown = applied.map(({ name }) => name).filter((name) => !names.has(name))
  if (lacksEarlier(unknown)) throw new MigrationRefused(earlierMissing)
  for (const name of unknown) {
    const module = moduleOf(name)
    if (module === undefined || modules.has(module)) throw new DatabaseTooNew(name)
    if (!removed.has(module)) throw new MigrationRefused(ofAbsentModule(module))
  }
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
  `Rename its folder to a time after ${/\d{14}/.exec(newest)?.[0]} and start again.`

const ofAbsentModule = (module: string) =>
  `The database has tables of the module ${module}, which this product does not have. ` +
  `Start the release that has it, or bring it back: npm run modules -- add ${module}`

/** Writes down by name what releases before the first one recorded otherwise. */
export async function recordNames(client: ClientBase, applied: AppliedMigration[]): Promise<void> {
  await client.query(
    `CREATE SCHEMA IF NOT EXISTS drizzle;
     CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
       (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
     ALTER TABLE drizzle.__drizzle_migrations ADD COLUMN IF NOT EXISTS name text UNIQUE`,
  )
  if (applied.length === 0) return
  await client.query('DELETE FROM drizzle.__drizzle_migrations')
  for (const record of applied) await recordMigration(client, record)
}

export async function applyMigration(client: ClientBase, migration: Migration): Promise<void> {
  const { name, sql, removes } = migration
  await client.query(seeEveryTenant)
  await client.query(sql).catch((cause: unknown) => {
    throw new Error(`The migration ${name} failed: ${String(cause)}`, { cause })
  })
  await client.query(
    `DELETE FROM drizzle.__drizzle_migrations WHERE split_part(name, '/', 1) = ANY ($1)`,
    [removes],
  )
  await recordMigration(client, recordOf(migration))
}

const recordMigration = (client: ClientBase, { name, hash, madeAt }: AppliedMigration) =>
  client.query(
    'INSERT INTO drizzle.__drizzle_migrations (name, hash, created_at) VALUES ($1, $2, $3)',
    [name, hash, madeAt],
  )
