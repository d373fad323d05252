import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../log/log.ts'
import { testDatabase } from '../test-database.ts'
import { migrate } from './migrate.ts'
import { DatabaseTooNew } from './migration-history.ts'
import {
  addMigration,
  emptyDatabase,
  migrateOnce as migrateIn,
  projectWith,
} from './test-migrations.ts'

const { pool, connection } = await testDatabase()
const migrateOnce = (project?: string) => migrateIn(connection, project)
const empty = () => emptyDatabase(connection)

async function applied(): Promise<unknown[]> {
  const { rows } = await pool.query<object>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id',
  )
  return rows
}

test('a migrated database is left as it is', async () => {
  const before = await applied()
  await migrateOnce()
  expect(await applied()).toEqual(before)
})

test('processes starting together migrate an empty database once', async () => {
  const before = await applied()
  await empty()
  await Promise.all([migrateOnce(), migrateOnce(), migrateOnce()])
  expect(await applied()).toEqual(before)
})

test('check 30: a migration that is kept waiting keeps no other query waiting, and is tried again', async () => {
  const project = await projectWith(onTestFinished)
  await addMigration(project, '29990101000000_next', 'ALTER TABLE files ADD COLUMN next text')

  const [backup, client] = [new Client(connection), new Client(connection)]
  await Promise.all([backup.connect(), client.connect()])
  await backup.query('BEGIN; SELECT FROM files')
  const warned = Promise.withResolvers<void>()
  const log = createLog({ level: 'warn' }, { write: () => warned.resolve() })
  const migrating = migrate(client, log, project)
  await Promise.race([warned.promise, migrating])
  await pool.query('SELECT FROM files')
  await backup.query('COMMIT')
  await migrating
  expect((await pool.query('SELECT next FROM files')).fields).toHaveLength(1)
  await Promise.all([backup.end(), client.end()])
  await pool.query('ALTER TABLE files DROP COLUMN next')
  await pool.query("DELETE FROM drizzle.__drizzle_migrations WHERE name LIKE '%next'")
}, 20_000)

test('a database migrated by a newer release is refused and left alone', async () => {
  await pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 9999999999999)",
  )
  onTestFinished(async () => {
    await pool.query("DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'newer'")
  })
  const before = await applied()
  await expect(migrateOnce()).rejects.toThrow(DatabaseTooNew)
  expect(await applied()).toEqual(before)
})
