import { beforeEach, describe, expect, test } from 'vitest'
import { insertGenre } from '#modules/genres/index.server.ts'
import { managerOf } from '#modules/genres/test-manager.server.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { shelfOn } from './test-books.server.ts'

const database = await testDatabase()
const { add, empty, genreId } = await shelfOn(database)
const manager = await managerOf(database)
const news = recordOf(database)
const emma = { title: 'Emma', author: 'Jane Austen' }

beforeEach(async () => {
  await empty()
})

test('every change of a book is on record, with what was and what is', async () => {
  const { call } = await manager()
  await news()
  const { json } = await call('POST', '/books', { ...emma, genreId })
  const id = String(json?.id)
  await call('PATCH', `/books/${id}`, { version: 1, title: 'Emma!', author: 'Jane Austen' })
  await call('PATCH', `/books/${id}`, { version: 1, title: 'Stale' })
  await call('PATCH', `/books/${id}`, { version: 2, title: 'Emma!' })
  await call('DELETE', `/books/${id}`)
  await call('POST', `/books/${id}/restore`)
  await call('DELETE', `/books/${id}`)
  await call('DELETE', `/books/${id}/permanently`)
  const by = { actorEmail: 'ada@example.com', targetType: 'book', targetId: id }
  expect(await news()).toMatchObject([
    { ...by, action: 'book.create', targetName: 'Emma', before: null, after: { ...emma, genreId } },
    {
      ...by,
      action: 'book.update',
      targetName: 'Emma!',
      before: { title: 'Emma' },
      after: { title: 'Emma!' },
    },
    { ...by, action: 'book.delete' },
    { ...by, action: 'book.restore' },
    { ...by, action: 'book.delete' },
    { ...by, action: 'book.deletePermanently', before: { title: 'Emma!' }, after: null },
  ])
})

test('of a bulk each book is on record, and what failed is not', async () => {
  const { call } = await manager()
  const [one, two] = await add({ title: 'One' }, { title: 'Two' })
  const poetry = await insertGenre(database, { name: 'Poetry', colour: 200 })
  await news()
  const gone = '019aa5b0-0000-7000-8000-000000000001'
  const ids = [one?.id, two?.id, gone]
  await call('POST', '/books/bulk', { ids, action: { type: 'setGenre', genreId: poetry.id } })
  await call('POST', '/books/bulk', { filter: {}, action: { type: 'delete' } })
  const told = await news()
  expect(told.map(({ action, targetName }) => [action, targetName])).toEqual([
    ['book.update', 'One'],
    ['book.update', 'Two'],
    ['book.delete', 'One'],
    ['book.delete', 'Two'],
  ])
  expect(told[0]).toMatchObject({ before: { genreId }, after: { genreId: poetry.id } })
})

test('a bulk of more than a thousand is one row with its filter and count, in however many calls', async () => {
  const { call } = await manager()
  await database.pool.query(
    `INSERT INTO books (title, author, genre_id) SELECT 'Tale ' || n, 'A', $1 FROM generate_series(1, 5001) AS n`,
    [genreId],
  )
  await news()
  const bulk = { filter: { searchTerm: 'tale' }, action: { type: 'delete' } }
  const first = (await call('POST', '/books/bulk', bulk)).json as { nextCursor: string }
  expect(first).toMatchObject({ changed: 5000, failed: [], total: 5001 })
  const rest = { ...bulk, cursor: first.nextCursor }
  expect((await call('POST', '/books/bulk', rest)).json).toMatchObject({
    changed: 1,
    failed: [],
    total: 5001,
    nextCursor: null,
  })
  const told = await news()
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({
    action: 'book.bulk',
    targetType: 'book',
    targetId: null,
    after: { filter: { searchTerm: 'tale' }, count: 5001, bulk: { type: 'delete' } },
  })
})

describe('check 21: a bulk stays on record', () => {
  const bulk = { filter: { searchTerm: 'saga' }, action: { type: 'restore' } }
  const begin = async () => {
    const session = await manager()
    await database.pool.query(
      `INSERT INTO books (title, author, genre_id, deleted_at) SELECT 'Saga ' || n, 'A', $1, now() FROM generate_series(1, 5001) AS n`,
      [genreId],
    )
    const goOn = async (cursor?: string) =>
      (await session.call('POST', '/books/bulk', { ...bulk, cursor })).json as {
        changed: number
        nextCursor: string
      }
    const first = await goOn()
    await news()
    return { goOn, first }
  }
  const forged = (cursor: string, ...facts: unknown[]) => {
    const [mark] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string]
    return Buffer.from(JSON.stringify([mark, facts])).toString('base64url')
  }
  const throwAway = async () => {
    await database.pool.query(`UPDATE books SET deleted_at = now() WHERE title LIKE 'Saga %'`)
  }
  const firstId = '00000000-0000-7000-8000-000000000000'

  test('though its cursor says that it is there already', async () => {
    const { goOn, first } = await begin()
    await throwAway()
    const nowhere = '019aa5b0-0000-7000-8000-000000000001'
    const { changed } = await goOn(forged(first.nextCursor, firstId, 5001, nowhere))
    expect(changed).toBe(5000)
    expect(await news()).toMatchObject([{ action: 'book.bulk', after: { count: 5001 } }])
  })

  test('under what it did, whatever number its cursor tells', async () => {
    const { goOn, first } = await begin()
    await throwAway()
    const [, [, , recordId]] = JSON.parse(
      Buffer.from(first.nextCursor, 'base64url').toString(),
    ) as [string, unknown[]]
    await goOn(forged(first.nextCursor, firstId, 4_000_000, recordId))
    expect(await news()).toMatchObject([{ action: 'book.bulk', after: { count: 5001 } }])
  })
})
