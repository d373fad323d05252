import { execFileSync } from 'node:child_process'
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client, type PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { notBackedUp } from '#app/commands.server.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { migrationLock } from '#platform/database/migration/migration-lock.ts'
import {
  emptyDatabase,
  migrateOnce,
  projectWith,
} from '#platform/database/migration/test-migrations.ts'
import { applicationName } from '#platform/database/pool.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { serveS3 } from '#platform/files/test-s3.ts'
import { listTables, quoted } from './content/tables.server.ts'
import { refuseCompany } from './refuse-company.server.ts'
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
const unvisited = await testDatabase()

const folderStore = (dataDir: string) => openFileStore({ s3: undefined, dataDir })

async function backedUp() {
  const folder = await temporaryFolder()
  const lived = await library(source, { DATA_DIR: folder })
  await empty(source)
  const there = await fillLibrary(source, lived)
  const file = join(folder, 'library.backup')
  await makeBackup({ database: source, files: lived.files }, { file })
  return { ...there, file, folder, files: lived.files }
}

async function backedUpWith(migration: string) {
  await source.pool.query(
    `INSERT INTO drizzle.__drizzle_migrations (name, hash, created_at) VALUES ($1, 'other', 0)`,
    [migration],
  )
  const { file } = await backedUp()
  await source.pool.query(`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'other'`)
  return file
}

async function empty(database: typeof source) {
  const names = [
    ...(await listTables(database.pool, notBackedUp)).map(({ name }) => name),
    ...Object.keys(notBackedUp),
  ]
  await database.pool.query(`TRUNCATE ${names.map(quoted).join(', ')}`)
}

beforeEach(() => empty(target))

async function restore(file: string, force = false) {
  const folder = await temporaryFolder()
  const files = folderStore(folder)
  await restoreBackup({ database: target, files }, { file, force })
  return { folder, files }
}

const addNoor = () =>
  target.pool.query(`INSERT INTO users (name, email) VALUES ('Noor', 'noor@example.com')`)

const shape = async ({ pool }: typeof source) => {
  const { rows } = await pool.query<{ shape: string }>(
    `SELECT pg_get_indexdef(indexrelid) AS shape FROM pg_index WHERE indrelid::regclass::text NOT LIKE 'pg\\_%'
     UNION ALL SELECT concat(conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) FROM pg_constraint
     UNION ALL SELECT concat(tgrelid::regclass, pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE NOT tgisinternal
     ORDER BY 1`,
  )
  return rows
}

describe('a restore', () => {
  test('leaves every index, key and trigger as it was', async () => {
    const { file } = await backedUp()
    const before = await shape(target)
    await restore(file)
    expect(await shape(target)).toEqual(before)
  })

  test('is refused where users have begun, and nothing is touched', async () => {
    const { file } = await backedUp()
    await addNoor()
    const before = await sums(target)
    await expect(restore(file)).rejects.toThrow(/not empty \(there are users\).*--force/)
    expect(await sums(target)).toEqual(before)
  })

  test('goes into a database in which processes alone have counted', async () => {
    const { file } = await backedUp()
    await target.pool.query(`INSERT INTO figures (name, day, value) VALUES ('books', now(), 0)`)
    await restore(file)
    expect(await sums(target)).toEqual(await sums(source))
  })

  test('by force gives up what is there: people, sessions, and pictures once they are swept', async () => {
    const { file, cover } = await backedUp()
    await addNoor()
    const { rows } = await target.pool.query<{ id: string }>(
      `WITH noor AS (SELECT id FROM users)
       INSERT INTO files (uploader_id, width, height, bytes) SELECT id, 1, 1, 1 FROM noor RETURNING id`,
    )
    await target.pool.query(
      `INSERT INTO sessions (token, user_id, expires_at) SELECT 'token', id, now() + interval '1 day' FROM users`,
    )
    await restore(file, true)
    const { files: known, ...others } = await sums(target)
    const { files: before, ...rest } = await sums(source)
    expect(others).toEqual(rest)
    expect(known).not.toEqual(before)
    const left = await target.pool.query<{ id: string }>('SELECT id FROM files')
    expect(new Set(left.rows.map(({ id }) => id))).toEqual(new Set([cover.id, rows[0]?.id]))
    expect(await target.pool.query('SELECT FROM sessions')).toMatchObject({ rowCount: 0 })
  })

  test('takes what an S3 store holds to another', async () => {
    const { file } = await backedUp()
    const { config, objects } = await serveS3()
    const s3 = openFileStore({ s3: config, dataDir: '/nowhere' })
    await restoreBackup({ database: target, files: s3 }, { file, force: false })
    expect(objects.size).toBe(3)
    const again = join(await temporaryFolder(), 'again.backup')
    expect(await makeBackup({ database: target, files: s3 }, { file: again })).toMatchObject({
      files: 3,
    })
    await empty(target)
    const { folder } = await restore(again)
    const kept = (await readdir(join(folder, 'files'), { recursive: true })).filter((name) =>
      name.endsWith('.webp'),
    )
    for (const name of kept) {
      expect(objects.get(`/covers/${name}`)).toEqual(await readFile(join(folder, 'files', name)))
    }
    expect(kept).toHaveLength(3)
  })

  test('keeps a starting process waiting while its file is still read', async () => {
    const pipe = join(await temporaryFolder(), 'pipe')
    execFileSync('mkfifo', [pipe])
    const restoring = restore(pipe)
    // Resolves once the reader has opened the pipe, which then waits for the first byte.
    const written = await open(pipe, 'w')
    const { rows } = await target.pool.query<{ isFree: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1) AS "isFree"',
      [migrationLock],
    )
    await written.close()
    await expect(restoring).rejects.toThrow('it ends early')
    expect(rows).toEqual([{ isFree: false }])
  })

  test('is refused beside other processes before its file is read, when no other can start', async () => {
    const file = join(await temporaryFolder(), 'gone')
    const others = vi.fn<(client: PoolClient) => Promise<void>>(async () => {
      const free = 'SELECT pg_try_advisory_xact_lock($1) AS "isFree"'
      const { rows } = await target.pool.query<{ isFree: boolean }>(free, [migrationLock])
      throw new Error(`Others are there, and ${rows[0]?.isFree ? 'more' : 'no more'} may come`)
    })
    const files = folderStore(await temporaryFolder())
    const refused = restoreBackup({ database: target, files }, { file, force: true, alone: others })
    await expect(refused).rejects.toThrow('no more may come')
  })

  test('begins once they have left who were on their way out', async () => {
    const other = new Client({ ...unvisited.connection, application_name: applicationName })
    await other.connect()
    await inTransaction(unvisited, { keep: false, signal: undefined }, async (client) => {
      const alone = refuseCompany(client, { databaseUrl: undefined, databaseDirectUrl: undefined })
      await setTimeout(500)
      await other.end()
      await expect(alone).resolves.toBeUndefined()
    })
  })

  test('of a file that was cut or changed is refused before anything is touched', async () => {
    const { file, folder } = await backedUp()
    await addNoor()
    const before = await sums(target)
    const bytes = await readFile(file)
    const changed = Buffer.from(bytes)
    const place = bytes.length - 900
    changed.writeUInt8(changed.readUInt8(place) ^ 0xff, place)
    const cases: [string | RegExp, Buffer][] = [
      ['it ends early', bytes.subarray(0, bytes.length - 50)],
      ['it ends early', bytes.subarray(0, 100)],
      ['it ends early', Buffer.alloc(0)],
      // The error depends on the changed byte: a wrong checksum, an unreadable entry or manifest, a missing end.
      [/was changed$|ends early$|cannot be read$/, changed],
      ['it is not a backup of this product', Buffer.from('title,author,genre\n')],
    ]
    const damaged = join(folder, 'damaged.backup')
    for (const [said, content] of cases) {
      await writeFile(damaged, content)
      await expect(restore(damaged, true)).rejects.toThrow(said)
    }
    await expect(restore(folder, true)).rejects.toThrow('it is a folder')
    await expect(restore(join(folder, 'gone'), true)).rejects.toThrow('the file does not exist')
    expect(await sums(target)).toEqual(before)
  })

  test('that brings sessions is refused before anything is touched', async () => {
    const { files, folder } = await backedUp()
    await source.pool.query(
      `INSERT INTO sessions (token, user_id, expires_at)
       SELECT 'planted', id, now() + interval '1 day' FROM users LIMIT 1`,
    )
    const { sessions: _reason, ...others } = notBackedUp
    const planted = join(folder, 'planted.backup')
    await makeBackup({ database: source, files, leftOut: others }, { file: planted })
    await addNoor()
    const before = await sums(target)
    await expect(restore(planted, true)).rejects.toThrow('it has the table sessions')
    expect(await sums(target)).toEqual(before)
  })

  test('that fails half-way leaves the database as it was', async () => {
    const { file, folder } = await backedUp()
    await addNoor()
    const before = [await sums(target), await shape(target)]
    await mkdir(join(folder, 'full'))
    await writeFile(join(folder, 'full/files'), 'a file where the folder should be')
    const files = folderStore(join(folder, 'full'))
    const failing = restoreBackup({ database: target, files }, { file, force: true })
    await expect(failing).rejects.toThrow('ENOTDIR')
    expect([await sums(target), await shape(target)]).toEqual(before)
  })

  test('whose rows do not fit together leaves the database as it was', async () => {
    const lived = await library(source)
    await empty(source)
    await source.pool.query('ALTER TABLE books DROP CONSTRAINT books_genre_id_genres_id_fk')
    await source.pool.query(
      `INSERT INTO books (title, author, genre_id) VALUES ('Emma', 'Jane Austen', uuid_v7())`,
    )
    const file = join(await temporaryFolder(), 'misfit.backup')
    await makeBackup({ database: source, files: lived.files }, { file })
    await addNoor()
    const before = [await sums(target), await shape(target)]
    await expect(restore(file, true)).rejects.toThrow('books_genre_id_genres_id_fk')
    expect([await sums(target), await shape(target)]).toEqual(before)
    await empty(source)
    await source.pool.query(
      'ALTER TABLE books ADD CONSTRAINT books_genre_id_genres_id_fk FOREIGN KEY (genre_id) REFERENCES genres (id) ON DELETE RESTRICT',
    )
  })

  test.each([
    ['29990101000000_newer', 'The backup was made by a newer release'],
    ['pets/20260101000000_baseline', 'The backup has data of the module pets'],
    ['20261121081446_sign_in', 'The backup is older than the first release'],
  ])('with what this product does not know (%s) is refused in a sentence', async (name, told) => {
    await expect(restore(await backedUpWith(name))).rejects.toThrow(told)
  })
})

describe('a backup by a product with fewer modules', () => {
  const older = { file: '', remove: () => Promise.resolve() }
  beforeAll(async () => {
    const { connection, pool } = await testDatabase()
    const project = await projectWith((remove) => (older.remove = remove), {
      chosen: ({ name }) => !/^(?:shelves|reading|shared-shelves)\//.test(name),
    })
    await emptyDatabase(connection)
    await migrateOnce(connection, project)
    await pool.query(`
      INSERT INTO users (name, email) VALUES ('Ada', 'ada@example.com');
      INSERT INTO genres (name, colour) VALUES ('Novel', 335);
      INSERT INTO books (title, author, genre_id) SELECT 'Emma', 'Jane Austen', id FROM genres`)
    older.file = join(project, 'older.backup')
    await makeBackup({ database: { pool }, files: folderStore(project) }, { file: older.file })
  })
  afterAll(() => older.remove())

  test('gets the tables of the others', async () => {
    const before = await shape(target)
    await restore(older.file)
    expect(await shape(target)).toEqual(before)
    const { rows } = await target.pool.query(
      `SELECT title, email, (SELECT count(*)::int FROM shelves) AS shelves FROM books, users`,
    )
    expect(rows).toEqual([{ title: 'Emma', email: 'ada@example.com', shelves: 0 }])
    const applied = 'SELECT name, hash FROM drizzle.__drizzle_migrations ORDER BY name'
    expect((await target.pool.query(applied)).rows).toEqual((await source.pool.query(applied)).rows)
  })
})
