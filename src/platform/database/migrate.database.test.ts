import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log/log.ts'
import { migrate } from './migrate.ts'
import { DatabaseTooNew } from './migration-history.ts'
import { testDatabase } from './test-database.ts'
import {
  addMigration,
  allMigrations,
  emptyDatabase,
  migrateOnce as migrateIn,
  migrationsUntil,
} from './test-migrations.ts'

const { pool, connection } = await testDatabase()
const migrateOnce = (folder?: string) => migrateIn(connection, folder)
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

test('check 30: a migration that is kept waiting keeps nobody else waiting, and is tried again', async () => {
  const folder = await allMigrations(onTestFinished)
  await addMigration(folder, '29990101000000_next', 'ALTER TABLE genres ADD COLUMN next text')

  const [backup, client] = [new Client(connection), new Client(connection)]
  await Promise.all([backup.connect(), client.connect()])
  await backup.query('BEGIN; SELECT FROM genres')
  const warned = Promise.withResolvers<void>()
  const log = createLog({ level: 'warn' }, { write: () => warned.resolve() })
  const migrating = migrate(client, log, folder)
  await Promise.race([warned.promise, migrating])
  await pool.query('SELECT FROM genres')
  await backup.query('COMMIT')
  await migrating
  expect((await pool.query('SELECT next FROM genres')).fields).toHaveLength(1)
  await Promise.all([backup.end(), client.end()])
  await pool.query('ALTER TABLE genres DROP COLUMN next')
  await pool.query("DELETE FROM drizzle.__drizzle_migrations WHERE name LIKE '%next'")
}, 20_000)

test('issue 6: addresses in pieces are put together, and what is too short then gets another', async () => {
  await empty()
  await migrateOnce(await migrationsUntil('shares_end', onTestFinished))
  const names = ['한국', '가', '서울', 'library']
  for (const name of names) {
    const slug = name.normalize('NFKD')
    await pool.query('INSERT INTO organizations (name, slug) VALUES ($1, $2)', [name, slug])
  }
  await pool.query(`INSERT INTO organizations (name, slug) VALUES ('another', '서울')`)
  await migrateOnce()
  const { rows } = await pool.query<{ name: string; slug: string }>(
    'SELECT name, slug FROM organizations',
  )
  const { 가: short, ...others } = Object.fromEntries(rows.map(({ name, slug }) => [name, slug]))
  expect(short).toMatch(/^[\da-f]{8}$/)
  expect(others).toEqual({
    한국: '한국',
    서울: '서울'.normalize('NFKD'),
    library: 'library',
    another: '서울',
  })
})

test('issue 18.3: texts that only look different are kept, the later ones with a number', async () => {
  await empty()
  await migrateOnce(await migrationsUntil('known_browsers', onTestFinished))
  const genres = ['Café', 'Cafe\u0301', 'Café\u00a0', 'Cafe\u0301 (2)']
  for (const name of genres) {
    await pool.query('INSERT INTO genres (name, colour) VALUES ($1, 1)', [name])
  }
  const books = [
    ['L’Été', 'Annie\u00a0Ernaux', 0],
    ['L’E\u0301te\u0301', 'Annie Ernaux', 1980],
    ['文学', '夏目', 1906],
  ] as const
  for (const [title, author, year] of books) {
    await pool.query(
      `INSERT INTO books (title, author, published_year, genre_id)
       SELECT $1, $2, $3, id FROM genres WHERE name = $4`,
      [title, author, year, genres[0]],
    )
  }
  await migrateOnce()
  const names = await pool.query<{ name: string }>('SELECT name FROM genres ORDER BY id')
  expect(names.rows.map(({ name }) => name)).toEqual([
    'Café',
    'Cafe\u0301 (2)',
    'Café\u00a0 (3)',
    expect.stringMatching(/^Cafe\u0301 \(2\) \([\da-f]{12}\)$|^Cafe\u0301 \(2\)$/) as string,
  ])
  const kept = await pool.query<{ title: string; year: number; search: string; found: boolean }>(
    `SELECT title, published_year AS year, search, beginnings && '{et,学}' AS found
     FROM books ORDER BY id`,
  )
  expect(kept.rows).toEqual([
    { title: 'L’Été', year: null, search: ' lete annie ernaux', found: true },
    { title: 'L’E\u0301te\u0301 (2)', year: 1980, search: ' lete (2) annie ernaux', found: true },
    { title: '文学', year: 1906, search: ' 文学 夏目', found: true },
  ])
})

test('a database migrated by a newer release is refused and left alone', async () => {
  await pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 9999999999999)",
  )
  const before = await applied()
  await expect(migrateOnce()).rejects.toThrow(DatabaseTooNew)
  expect(await applied()).toEqual(before)
})

test('issue 19.4: mail that waits or failed before the table of jobs is in it afterwards', async () => {
  await empty()
  await migrateOnce(await migrationsUntil('erase_deleted_users', onTestFinished))
  await pool.query(
    `INSERT INTO mails (lane, recipient, sealed, useless_at, attempts, failure, lost_at) VALUES
     ('code', 'ann@example.com', 'secret', now() + interval '1 hour', 0, NULL, NULL),
     ('bulk', 'ben@example.com', '', now(), 3, 'No such mailbox', now())`,
  )
  await migrateOnce()
  const { rows } = await pool.query<object>(
    `SELECT name, email, input, attempts, failure, failed_at IS NOT NULL AS failed FROM jobs ORDER BY email`,
  )
  expect(rows).toEqual([
    {
      name: 'mail-code',
      email: 'ann@example.com',
      input: { to: 'ann@example.com', encrypted: 'secret' },
      attempts: 0,
      failure: null,
      failed: false,
    },
    {
      name: 'mail-bulk',
      email: 'ben@example.com',
      input: null,
      attempts: 3,
      failure: 'No such mailbox',
      failed: true,
    },
  ])
})
