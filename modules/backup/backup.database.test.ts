import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { seeEveryTenant, seesEveryTenant } from '#platform/database/row-security/tenants.ts'
import { everyRow } from '#platform/database/row-security/test-tenants.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { openBackup } from './archive/open-backup.server.ts'
import {
  fillLibrary,
  library,
  makeBackup,
  restoreBackup,
  sums,
  temporaryFolder,
} from './test-backup.server.ts'

const source = await testDatabase()
const target = await testDatabase()
const lived = await library(source, {}, afterAll)
const { browser, cover, book } = await fillLibrary(source, lived)

test('check 30: a restored backup lets people in', async () => {
  const empty = await testDatabase()
  const seen = await browser.ask(cover.url)
  const file = join(await temporaryFolder(), 'library.backup')
  const made = await makeBackup({ database: source, files: lived.files }, { file })
  expect(made).toMatchObject({ files: 3, missingCount: 0 })
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const moved = await library(empty)
  await restoreBackup({ database: empty, files: moved.files }, { file, force: false })
  // Webhooks read what has a transaction of this cluster.
  const { rowCount } = await empty.pool.query('SELECT FROM activities WHERE transaction > $1', [0])
  expect(rowCount).toBe(0)
  const restored = await sums(empty)
  expect(restored).toEqual(await sums(source))
  expect(Object.values(restored).filter(Boolean).length).toBeGreaterThan(4)

  const again = await moved.signedIn('ada@example.com')
  const shown = await again.ask(cover.url)
  expect([shown.status, shown.body]).toEqual([200, seen.body])
  expect((await again.ask(`/api/v1/books/${book.id}`)).json).toMatchObject({
    title: 'Emma \\. “1815”',
  })
})

test('a backup holds the rows that policies hide from users, and brings them back', async () => {
  for (const { pool } of [source, target]) {
    await pool.query(
      `CREATE TABLE guarded (secret text);
       ALTER TABLE guarded ENABLE ROW LEVEL SECURITY;
       ALTER TABLE guarded FORCE ROW LEVEL SECURITY;
       CREATE POLICY nobody ON guarded USING (${seesEveryTenant})`,
    )
  }
  await source.pool.query(
    `BEGIN; ${seeEveryTenant}; INSERT INTO guarded VALUES ('kept safe'); COMMIT`,
  )
  const file = join(await temporaryFolder(), 'library.backup')
  await makeBackup({ database: source, files: (await library(source)).files }, { file })
  const { files } = await library(target)
  await restoreBackup({ database: target, files }, { file, force: true })
  expect(await everyRow(target, 'SELECT secret FROM guarded')).toEqual([{ secret: 'kept safe' }])
  expect((await target.pool.query('SELECT FROM guarded')).rowCount).toBe(0)
  for (const { pool } of [source, target]) await pool.query('DROP TABLE guarded')
})

describe('a backup', () => {
  const folderWith = async () => {
    const folder = await temporaryFolder()
    return { file: join(folder, 'library.backup'), folder }
  }

  test('shows one moment, whatever is written meanwhile', async () => {
    const { file } = await folderWith()
    const before = await sums(source)
    let written: Promise<unknown> | undefined
    const { files } = await library(source)
    const onRows = () => {
      written ??= source.pool.query(
        `WITH someone AS (INSERT INTO users (name, email) VALUES ('Noor', 'noor@example.com') RETURNING name)
         INSERT INTO genres (name, colour) SELECT name, 1 FROM someone`,
      )
    }
    await makeBackup({ database: source, files }, { file, hearing: { onRows } })
    await written
    expect(await sums(source)).not.toEqual(before)
    await restoreBackup(
      { database: target, files: (await library(target)).files },
      { file, force: true },
    )
    const { files: _, ...others } = await sums(target)
    expect({ ...others, files: before['files'] }).toEqual(before)
  })

  test('tells which files are missing that something shows, and of no others', async () => {
    const { file, folder } = await folderWith()
    await source.pool.query('INSERT INTO files (width, height, bytes) VALUES (1, 1, 1)')
    onTestFinished(async () => void (await source.pool.query('DELETE FROM files WHERE bytes = 1')))
    const { rows } = await source.pool.query<{ id: string }>(
      'SELECT cover_id AS id FROM books WHERE cover_id IS NOT NULL',
    )
    const files = openFileStore({ s3: undefined, dataDir: folder })
    const made = await makeBackup({ database: source, files }, { file })
    const id = rows[0]?.id
    expect(made).toMatchObject({
      files: 0,
      missingCount: 3,
      missing: [96, 240, 480].map((width) => `${id?.slice(-2)}/${id}-${width}.webp`),
    })
  })

  test('of which two are made at once has its name when it is whole', async () => {
    const { file, folder } = await folderWith()
    const { files } = await library(source)
    const make = () => makeBackup({ database: source, files }, { file })
    await Promise.all([make(), make(), make()])
    expect(await readdir(folder)).toEqual(['library.backup'])
    for await (const _ of openBackup(file));
  })

  const openTransactions = async () => {
    const { rowCount } = await source.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'`,
    )
    return rowCount
  }

  test('that is told to stop leaves no file and no connection behind', async () => {
    const { file, folder } = await folderWith()
    const stop = new AbortController()
    const hearing = { onRows: () => stop.abort(new Error('enough')) }
    const { files } = await library(source)
    const making = makeBackup({ database: source, files }, { file, signal: stop.signal, hearing })
    await expect(making).rejects.toThrow('enough')
    expect(await readdir(folder)).toEqual([])
    // The server notices the disconnect with a short delay.
    await expect.poll(openTransactions, { timeout: 10_000 }).toBe(0)
  })
})
