import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { pictures, sweepPictures } from '#kit/pictures/index.server.ts'
import { emptyTrash } from '#kit/resource/index.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { type FileStore, openFileStore } from '#platform/files/file-store.ts'
import { books } from '../book.table.server.ts'
import { booksOnServer } from '../books.server.ts'
import { shelfOn } from '../test-books.server.ts'

const database = await testDatabase()
const { orm } = database
const { add, empty } = await shelfOn(database)
const dataDir = await mkdtemp(join(tmpdir(), 'test-'))
afterAll(() => rm(dataDir, { recursive: true }))
const store = openFileStore({ s3: undefined, dataDir })
await mkdir(join(dataDir, 'files'))

async function sweep(files: FileStore = store) {
  await emptyTrash.run(
    {
      database,
      config: { limits: { trashDays: 30 } },
      trashes: [booksOnServer.trash],
    },
    undefined,
  )
  await sweepPictures({ database, files })
}

const ago = (days: number, minutes = 0) =>
  new Date(Date.now() - days * 86_400_000 - minutes * 60_000)

async function addFile(createdAt: Date) {
  const [file] = await orm
    .insert(pictures)
    .values({ width: 10, height: 15, bytes: 3, createdAt })
    .returning()
  const id = String(file?.id)
  for (const width of [96, 240, 480]) {
    await store.write(`${id.slice(-2)}/${id}-${width}.webp`, Buffer.from('abc'), 'image/webp')
  }
  return id
}

const stored = async () => {
  const names = await readdir(join(dataDir, 'files'), { recursive: true })
  return names.filter((name) => name.endsWith('.webp')).map((name) => name.slice(3, 39))
}
const known = async () => (await orm.select({ id: pictures.id }).from(pictures)).map(({ id }) => id)

async function filesLeft() {
  const ids = (await known()).toSorted()
  expect([...new Set(await stored())].toSorted()).toEqual(ids)
  return ids
}

beforeEach(async () => {
  await empty()
  await orm.update(pictures).set({ createdAt: ago(2) })
  await sweep()
})

describe('check 28: pictures that nothing uses', () => {
  test('go after a day, and those of books stay, also in the trash', async () => {
    const [old, fresh, shown, thrown] = [
      await addFile(ago(1, 1)),
      await addFile(ago(0, 23 * 60)),
      await addFile(ago(9)),
      await addFile(ago(9)),
    ]
    await add(
      { title: 'Shown', coverId: shown },
      { title: 'Thrown', coverId: thrown, deletedAt: ago(1) },
    )
    await sweep()
    expect(await filesLeft()).toEqual([fresh, shown, thrown].toSorted())
    expect(await known()).not.toContain(old)
  })

  test('go with a book that goes for good, or takes another', async () => {
    const [first, second, third] = [
      await addFile(ago(9)),
      await addFile(ago(9)),
      await addFile(ago(9)),
    ]
    const [gone, changed] = await add(
      { title: 'Gone', coverId: first },
      { title: 'Changed', coverId: second },
    )
    await orm.delete(books).where(eq(books.id, String(gone?.id)))
    await orm
      .update(books)
      .set({ coverId: third })
      .where(eq(books.id, String(changed?.id)))
    await sweep()
    expect(await filesLeft()).toEqual([third])
  })

  test('stay while a row of a table added later refers to them', async () => {
    const [used, paired, unused] = [
      await addFile(ago(2)),
      await addFile(ago(2)),
      await addFile(ago(2)),
    ]
    await orm.execute(`
      CREATE TABLE pictured_pets (name text, "photoId" uuid REFERENCES files ON DELETE SET NULL);
      CREATE SCHEMA adopter;
      ALTER TABLE files ADD UNIQUE (width, id);
      CREATE TABLE adopter."Toys" (size int, "pictureId" uuid, FOREIGN KEY (size, "pictureId") REFERENCES files (width, id));
      INSERT INTO pictured_pets VALUES ('Rex', '${used}'), ('Bella', NULL);
      INSERT INTO adopter."Toys" VALUES (10, '${paired}')`)
    await sweep()
    expect(await filesLeft()).toEqual([used, paired].toSorted())
    expect(await known()).not.toContain(unused)
    await orm.execute('DROP TABLE pictured_pets; DROP SCHEMA adopter CASCADE')
    await sweep()
    expect(await filesLeft()).toEqual([])
  })

  test('go in as many batches as it takes', async () => {
    for (let made = 0; made < 120; made++) await addFile(ago(3))
    await sweep()
    expect(await filesLeft()).toEqual([])
  })

  test('are never taken from a book that is being written', async () => {
    const id = await addFile(ago(2))
    const client = await database.pool.connect()
    await client.query('BEGIN')
    await client.query(
      `INSERT INTO books (title, author, genre_id, cover_id)
       SELECT 'Late', 'Writer', id, $1 FROM genres`,
      [id],
    )
    await sweep()
    await client.query('COMMIT')
    client.release()
    await sweep()
    expect(await filesLeft()).toEqual([id])
    expect(await orm.$count(books, eq(books.coverId, id))).toBe(1)
  })

  test('stay known when the store fails, and go the next time', async () => {
    const ids = [await addFile(ago(2)), await addFile(ago(2))]
    let removed = 0
    const failing: FileStore = {
      ...store,
      remove: (name) => (++removed > 4 ? Promise.reject(new Error('Away')) : store.remove(name)),
    }
    await expect(sweep(failing)).rejects.toThrow('Away')
    expect((await known()).toSorted()).toEqual(ids.toSorted())
    await sweep()
    expect(await filesLeft()).toEqual([])
  })

  test('are removed from the store ten at once, so that no row is locked for long', async () => {
    for (let made = 0; made < 25; made++) await addFile(ago(3))
    const busy = new Set<string>()
    let most = 0
    const slow: FileStore = {
      ...store,
      remove: async (name) => {
        busy.add(name.slice(3, 39))
        most = Math.max(most, busy.size)
        await pause(20)
        await store.remove(name)
        busy.delete(name.slice(3, 39))
      },
    }
    await sweep(slow)
    expect(most).toBe(10)
    expect(await filesLeft()).toEqual([])
  })

  test('go once, even when several sweeps run', async () => {
    for (let made = 0; made < 60; made++) await addFile(ago(3))
    const kept = await addFile(ago(0))
    await Promise.all([sweep(), sweep(), sweep()])
    expect(await filesLeft()).toEqual([kept])
  })
})

describe('the trash', () => {
  test('keeps a book for as long as the operator says, and its cover with it', async () => {
    const cover = await addFile(ago(50))
    await add(
      { title: 'Old', coverId: cover, deletedAt: ago(30, 1) },
      { title: 'Recent', deletedAt: ago(29, 23 * 60) },
      { title: 'On the shelf' },
    )
    await sweep()
    const left = await orm.select({ title: books.title }).from(books)
    expect(left.map(({ title }) => title).toSorted()).toEqual(['On the shelf', 'Recent'])
    expect(await filesLeft()).toEqual([])
  })

  test('is emptied in as many batches as it takes', async () => {
    const old = Array.from({ length: 1200 }, (_, at) => ({ title: `${at}`, deletedAt: ago(40) }))
    await add(...old)
    await sweep()
    expect(await orm.$count(books)).toBe(0)
  })
})
