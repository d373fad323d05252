import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateByDate } from 'drizzle-orm/node-postgres/migrator'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../test-database.ts'
import { leaveAsItIs } from './migrate.ts'
import { DatabaseTooNew, MigrationRefused, readMigrations } from './migration-history.ts'
import { addMigration, allMigrations, emptyDatabase, migrateOnce } from './test-migrations.ts'

const { pool, connection } = await testDatabase()
beforeEach(() => emptyDatabase(connection))

const names = readMigrations().map(({ name }) => name)
const newest = names.at(-1)!
const after = ['29990101000000_first', '29990101000001_second', '29990101000002_third'] as const

async function rows() {
  const { rows: found } = await pool.query<{ id: number; name: string; hash: string }>(
    'SELECT * FROM drizzle.__drizzle_migrations ORDER BY id',
  )
  return found
}
const applied = async () => (await rows()).map(({ name }) => name)

const migrationTimesOf010 = [
  1795244026265, 1795248886918, 1795262303899, 1795270133868, 1795273942312, 1795276806086,
  1795290122008, 1795313912612, 1795314941864, 1795408292679, 1795408328211, 1795490606505,
  1795492159621, 1795493475455, 1795524859286, 1795541889032,
]

async function migrateAs010(count = migrationTimesOf010.length): Promise<void> {
  const folder = await allMigrations(onTestFinished)
  await mkdir(join(folder, 'meta'))
  const entries = migrationTimesOf010
    .slice(0, count)
    .map((when, idx) => ({ idx, version: '7', when, tag: names[idx], breakpoints: true }))
  for (const { tag = '' } of entries) {
    await cp(join(folder, tag, 'migration.sql'), join(folder, `${tag}.sql`))
  }
  const journal = { version: '7', dialect: 'postgresql', entries }
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(journal))
  await migrateByDate(drizzle(pool), { migrationsFolder: folder })
}

test('an empty database gets every migration, by name', async () => {
  await migrateOnce(connection)
  expect(await applied()).toEqual(names)
})

test('a database of release 0.1.0 is taken over without applying anything again', async () => {
  await migrateAs010()
  const before = await rows()
  await migrateOnce(connection)
  expect(await rows()).toEqual([
    ...before.map((row, index) => ({ ...row, name: names[index] })),
    ...names.slice(before.length).map((name) => expect.objectContaining({ name }) as unknown),
  ])
  const taken = await rows()
  await migrateOnce(connection)
  expect(await rows()).toEqual(taken)
})

test('a database that release 0.1.0 migrated half gets the other half', async () => {
  await migrateAs010(9)
  await migrateOnce(connection)
  expect(await applied()).toEqual(names)
})

test('a backup leaves a database of release 0.1.0 as it is', async () => {
  await migrateAs010()
  const before = await rows()
  const client = await pool.connect()
  await leaveAsItIs(client).finally(() => client.release())
  expect(await rows()).toEqual(before)
})

test('a migration older than the newest applied one is refused by name, not skipped', async () => {
  await migrateOnce(connection)
  const folder = await allMigrations(onTestFinished)
  await addMigration(folder, '20261122000000_merged', 'CREATE TABLE merged ()')
  await addMigration(folder, after[0], 'CREATE TABLE later ()')
  const migrating = migrateOnce(connection, folder)
  await expect(migrating).rejects.toThrow(MigrationRefused)
  await expect(migrating).rejects.toThrow(
    `The migration 20261122000000_merged is not applied, but this database already has ${newest}, which is newer. ` +
      `Rename its folder to a time after ${newest.slice(0, 14)} and start again.`,
  )
  expect(await applied()).toEqual(names)
})

test('a migration that this release does not know is refused, wherever it stands', async () => {
  await migrateOnce(connection)
  await pool.query(
    `INSERT INTO drizzle.__drizzle_migrations (name, hash, created_at) VALUES ('20261122000000_foreign', '', 1795305600000)`,
  )
  const migrating = migrateOnce(connection)
  await expect(migrating).rejects.toThrow(DatabaseTooNew)
  await expect(migrating).rejects.toThrow('20261122000000_foreign')
})

test('a migration that was changed after it was applied is refused', async () => {
  await migrateOnce(connection)
  const folder = await allMigrations(onTestFinished)
  await writeFile(join(folder, names[3]!, 'migration.sql'), 'SELECT 1')
  await expect(migrateOnce(connection, folder)).rejects.toThrow(
    `The migration ${names[3]} was changed after this database applied it. ` +
      'Put its migration.sql back as it was, and make a new migration for what is to change.',
  )
})

test('the line ends of another system are no change', async () => {
  await migrateOnce(connection)
  const folder = await allMigrations(onTestFinished)
  for (const { name, sql } of readMigrations()) {
    await writeFile(join(folder, name, 'migration.sql'), sql.replaceAll('\n', '\r\n'))
  }
  await expect(migrateOnce(connection, folder)).resolves.toBeUndefined()
})

test('of processes starting together one applies each migration, once', async () => {
  await migrateAs010(9)
  await Promise.all([1, 2, 3].map(() => migrateOnce(connection)))
  expect(await applied()).toEqual(names)
})

test('a migration that fails leaves nothing of itself; those before it stay', async () => {
  const folder = await allMigrations(onTestFinished)
  await addMigration(folder, after[0], 'CREATE TABLE first ()')
  await addMigration(folder, after[1], 'CREATE TABLE second (); SELECT 1 / 0')
  await addMigration(folder, after[2], 'CREATE TABLE third ()')
  await expect(migrateOnce(connection, folder)).rejects.toThrow(
    `The migration ${after[1]} failed: error: division by zero`,
  )
  expect(await applied()).toEqual([...names, after[0]])
  const { rows: tables } = await pool.query<object>(
    `SELECT relname FROM pg_class WHERE relname IN ('first', 'second', 'third')`,
  )
  expect(tables).toEqual([{ relname: 'first' }])
})
