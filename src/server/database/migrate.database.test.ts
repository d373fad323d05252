import { Client } from 'pg'
import { expect, test } from 'vitest'
import { DatabaseTooNew, migrate } from './migrate.ts'
import { testDatabase } from './test-database.ts'
import { administer, silentLog } from './test-server.ts'

const { pool, connection } = await testDatabase()

async function migrateOnce(): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await migrate(client, silentLog)
  } finally {
    await client.end()
  }
}

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
  await administer(connection, 'DROP SCHEMA public, drizzle CASCADE')
  await administer(connection, 'CREATE SCHEMA public')
  await Promise.all([migrateOnce(), migrateOnce(), migrateOnce()])
  expect(await applied()).toEqual(before)
})

test('a database migrated by a newer release is refused and left alone', async () => {
  await pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 9999999999999)",
  )
  const before = await applied()
  await expect(migrateOnce()).rejects.toThrow(DatabaseTooNew)
  expect(await applied()).toEqual(before)
})
