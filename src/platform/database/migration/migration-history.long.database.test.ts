import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../test-database.ts'
import { DatabaseTooNew, MigrationRefused } from './migration-history.ts'
import { folderOf, moduleOf, readMigrations } from './read-migrations.ts'
import { addMigration, emptyDatabase, migrateOnce, projectWith } from './test-migrations.ts'

const { pool, connection } = await testDatabase()
beforeEach(() => emptyDatabase(connection))

const names = readMigrations().map(({ name }) => name)
const newest = names.findLast((name) => moduleOf(name) === undefined)!
const after = ['29990101000000_first', '29990101000001_second', '29990101000002_third'] as const
const ofPets = 'pets/20260101000000_baseline'

const hashOf = (sql: string) => createHash('sha256').update(sql).digest('hex')
const [ofVisits, ofCages] = ['visits/20260101000000_baseline', 'cages/20260101000000_baseline']

async function applied() {
  const { rows } = await pool.query<{ name: string }>(
    'SELECT name FROM drizzle.__drizzle_migrations ORDER BY id',
  )
  return rows.map(({ name }) => name)
}

async function tables(...of: string[]) {
  const { rows } = await pool.query<{ relname: string }>(
    'SELECT relname FROM pg_class WHERE relname = ANY ($1) ORDER BY relname',
    [of],
  )
  return rows.map(({ relname }) => relname)
}

async function projectWithPets() {
  const project = await projectWith(onTestFinished)
  await addMigration(project, ofPets, 'CREATE TABLE pets (user_id uuid REFERENCES users)')
  return project
}

test('an empty database gets the migrations of the base, then those of each module after what it needs', async () => {
  await migrateOnce(connection)
  expect(await applied()).toEqual(names)
})

test('a module that is added later brings its tables, however old its migrations are', async () => {
  await migrateOnce(connection)
  await migrateOnce(connection, await projectWithPets())
  expect(await applied()).toEqual([...names, ofPets])
  expect(await tables('pets')).toEqual(['pets'])
})

test('tables of a module that the product does not have are named, and left alone', async () => {
  await migrateOnce(connection, await projectWithPets())
  const migrating = migrateOnce(connection)
  await expect(migrating).rejects.toThrow(MigrationRefused)
  await expect(migrating).rejects.toThrow('npm run modules -- add pets')
  expect(await tables('pets')).toEqual(['pets'])
})

test('a migration that removes a module takes its tables and what was recorded of it, and the module may come back', async () => {
  await migrateOnce(connection, await projectWithPets())
  const without = await projectWith(onTestFinished)
  const removal = '-- removes: cats, pets\nDROP TABLE IF EXISTS pets CASCADE;'
  await addMigration(without, after[0], removal)
  await migrateOnce(connection, without)
  expect(new Set(await applied())).toEqual(new Set([...names, after[0]]))
  expect(await tables('pets')).toEqual([])
  await addMigration(without, ofPets, 'CREATE TABLE pets ()')
  await migrateOnce(connection, without)
  expect(new Set(await applied())).toEqual(new Set([...names, after[0], ofPets]))
  expect(await tables('pets')).toEqual(['pets'])
})

test('a part that moved to a migration of another module is applied where the whole was, and comes back after a removal', async () => {
  const both = 'CREATE TABLE pets ();\nCREATE TABLE visits ();\n'
  const project = await projectWith(onTestFinished)
  await addMigration(project, ofPets, both)
  await migrateOnce(connection, project)
  const was = hashOf(both)
  await addMigration(project, ofPets, `-- was: ${was}\nCREATE TABLE pets ();\n`)
  await addMigration(project, ofVisits, `-- from: ${ofPets}\nCREATE TABLE visits ();\n`)
  await migrateOnce(connection, project)
  await migrateOnce(connection, project)
  expect(await applied()).toEqual(expect.arrayContaining([ofPets, ofVisits]))
  await rm(join(project, folderOf(ofVisits)), { recursive: true })
  await addMigration(project, after[0], '-- removes: visits\nDROP TABLE IF EXISTS visits;')
  await migrateOnce(connection, project)
  expect(await tables('pets', 'visits')).toEqual(['pets'])
  await addMigration(project, ofVisits, `-- from: ${ofPets}\nCREATE TABLE visits ();\n`)
  await migrateOnce(connection, project)
  expect(await tables('pets', 'visits')).toEqual(['pets', 'visits'])
  await emptyDatabase(connection)
  await migrateOnce(connection, project)
  expect(await tables('pets', 'visits')).toEqual(['pets', 'visits'])
})

const pets = 'CREATE TABLE pets ();\n'
const visits = `-- from: ${ofPets}\nCREATE TABLE visits ();\n`
const cages = `-- from: ${ofPets}\nCREATE TABLE cages ();\n`
const whole = `${pets}CREATE TABLE visits ();\nCREATE TABLE cages ();\n`
const divided = `-- was: ${hashOf(whole)}\n${pets}CREATE TABLE cages ();\n`
const dividedAgain = `-- was: ${hashOf(whole)}, ${hashOf(divided)}\n${pets}`

const forms = {
  whole: { [ofPets]: whole },
  divided: { [ofPets]: divided, [ofVisits]: visits },
  dividedAgain: { [ofPets]: dividedAgain, [ofVisits]: visits, [ofCages]: cages },
}

test.each([
  { applying: ['whole', 'dividedAgain'] as const },
  { applying: ['divided', 'dividedAgain'] as const },
  { applying: ['whole', 'divided', 'dividedAgain'] as const },
])('parts that moved one after the other are applied by $applying', async ({ applying }) => {
  for (const form of applying) {
    const project = await projectWith(onTestFinished)
    for (const [name, sql] of Object.entries(forms[form])) await addMigration(project, name, sql)
    await migrateOnce(connection, project)
    await migrateOnce(connection, project)
  }
  expect(await applied()).toEqual(expect.arrayContaining([ofPets, ofVisits, ofCages]))
  expect(await tables('pets', 'visits', 'cages')).toEqual(['cages', 'pets', 'visits'])
})

test('a migration older than the newest applied one is refused by name, not skipped', async () => {
  await migrateOnce(connection)
  const project = await projectWith(onTestFinished)
  await addMigration(project, '20261122000000_merged', 'CREATE TABLE merged ()')
  await addMigration(project, after[0], 'CREATE TABLE later ()')
  const migrating = migrateOnce(connection, project)
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
    `INSERT INTO drizzle.__drizzle_migrations (name, hash, created_at) VALUES ('20270122000000_foreign', '', 1795305600000)`,
  )
  const migrating = migrateOnce(connection)
  await expect(migrating).rejects.toThrow(DatabaseTooNew)
  await expect(migrating).rejects.toThrow('20270122000000_foreign')
})

test('a migration that was changed after it was applied is refused', async () => {
  await migrateOnce(connection)
  const project = await projectWith(onTestFinished)
  await addMigration(project, newest, 'SELECT 1')
  await expect(migrateOnce(connection, project)).rejects.toThrow(
    `The migration ${newest} was changed after this database applied it. ` +
      'Put its migration.sql back as it was, and make a new migration for what is to change.',
  )
})

test('the line ends of another system are no change', async () => {
  await migrateOnce(connection)
  const project = await projectWith(onTestFinished)
  for (const { name, sql } of readMigrations()) {
    const file = join(project, folderOf(name), 'migration.sql')
    await writeFile(file, sql.replaceAll('\n', '\r\n'))
  }
  await expect(migrateOnce(connection, project)).resolves.toBeUndefined()
})

test('of processes starting together one applies each migration, once', async () => {
  await Promise.all([1, 2, 3].map(() => migrateOnce(connection)))
  expect(await applied()).toEqual(names)
})

test('a migration that fails leaves nothing of itself; those before it stay', async () => {
  await migrateOnce(connection)
  const project = await projectWith(onTestFinished)
  await addMigration(project, after[0], 'CREATE TABLE first ()')
  await addMigration(project, after[1], 'CREATE TABLE second (); SELECT 1 / 0')
  await addMigration(project, after[2], 'CREATE TABLE third ()')
  await expect(migrateOnce(connection, project)).rejects.toThrow(
    `The migration ${after[1]} failed: error: division by zero`,
  )
  expect(await applied()).toEqual([...names, after[0]])
  expect(await tables('first', 'second', 'third')).toEqual(['first'])
})
