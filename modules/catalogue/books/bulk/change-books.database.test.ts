import { beforeEach, describe, expect, test } from 'vitest'
import { managerOf } from '#modules/genres/test-manager.server.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { shelfOn } from '../test-books.server.ts'

const database = await testDatabase()
const { add, empty } = await shelfOn(database)
const manager = await managerOf(database)
const news = recordOf(database)
const unknownId = '019aa5b0-0000-7000-8000-000000000001'
beforeEach(async () => {
  await empty()
})

describe('behaviour 9: many at once', () => {
  test('by their ids: each that could not be changed is named', async () => {
    const { call } = await manager()
    const [first, second] = await add({ title: 'A' }, { title: 'B' }, { title: 'C' })
    const ids = [first?.id, second?.id, unknownId, first?.id]
    const { status, json } = await call('POST', '/books/bulk', { ids, action: { type: 'delete' } })
    expect([status, json]).toMatchObject([
      200,
      { changed: 2, failed: [{ id: unknownId, code: 'NOT_FOUND' }] },
    ])
    expect((await call('GET', '/books')).json).toMatchObject({ items: [{ title: 'C' }] })
  })

  test('books that are of the genre already are neither changed nor counted', async () => {
    const { call } = await manager()
    const [a, b] = await add({ title: 'A' }, { title: 'B' })
    const { rows } = await database.pool.query<{ id: string }>(
      `INSERT INTO genres (name, colour) VALUES ('Lake', 200) RETURNING id`,
    )
    const action = { type: 'setGenre', genreId: rows[0]?.id }
    await news()
    const bulk = (chosen: object) => call('POST', '/books/bulk', { ...chosen, action })
    expect((await bulk({ ids: [a?.id] })).json).toMatchObject({ changed: 1, failed: [] })
    expect((await bulk({ ids: [a?.id, b?.id] })).json).toMatchObject({ changed: 1, failed: [] })
    expect((await bulk({ ids: [a?.id, b?.id] })).json).toMatchObject({ changed: 0, failed: [] })
    expect((await bulk({ filter: {} })).json).toMatchObject({ changed: 0, failed: [], total: 0 })
    expect((await news()).map(({ targetId }) => targetId)).toEqual([a?.id, b?.id])
    expect((await call('GET', `/books/${a?.id}`)).json).toMatchObject({ version: 2 })
    await empty()
    await database.pool.query(`DELETE FROM genres WHERE name = 'Lake'`)
  })

  test('restoring leaves only the taken ones behind', async () => {
    const { call } = await manager()
    const deletedAt = new Date()
    const [, taken] = await add(
      { title: 'A', deletedAt },
      { title: 'B', deletedAt },
      { title: 'C', deletedAt },
    )
    await add({ title: 'b' })
    const { json } = await call('POST', '/books/bulk', { filter: {}, action: { type: 'restore' } })
    expect(json).toMatchObject({ changed: 2, failed: [{ id: taken?.id, code: 'TITLE_TAKEN' }] })
  })

  test('by a filter: all that match, in as many batches as it takes', async () => {
    const { call, lines } = await manager()
    await add(...Array.from({ length: 1201 }, (_, at) => ({ title: `Whale ${at}` })))
    await add({ title: 'Other' })
    const { rows } = await database.pool.query<{ id: string }>(
      `INSERT INTO genres (name, colour) VALUES ('Sea', 200) RETURNING id`,
    )
    const action = { type: 'setGenre', genreId: rows[0]?.id }
    const filter = { searchTerm: 'whale' }
    expect((await call('POST', '/books/bulk', { filter, action })).json).toEqual({
      changed: 1201,
      failed: [],
      total: 1201,
      nextCursor: null,
      undoId: expect.stringMatching(/^[-\da-f]{36}$/) as unknown,
    })
    const { json } = await call('GET', '/genres')
    expect(lines.filter((line) => line.includes('stack'))).toEqual([])
    expect(json?.['items']).toMatchObject([
      { name: 'Novel', books: { count: 1, exact: true } },
      { name: 'Sea', books: { count: 1201, exact: true } },
    ])
    await empty()
    await database.pool.query(`DELETE FROM genres WHERE name = 'Sea'`)
  })

  test('a preview names the books that change, that have the value and that can’t take it', async () => {
    const { call } = await manager()
    const made = await add(
      { title: 'A', author: 'Eliot, George' },
      { title: 'B', author: 'George Eliot' },
      { title: 'C', author: 'Eliot' },
      { title: 'C', author: 'G. Eliot' },
      { title: 'D', author: 'Eliot' },
    )
    await add({ title: 'd', author: 'george eliot' })
    const ids = made.map(({ id }) => id)
    const action = { type: 'setAuthor', author: 'George Eliot' }
    await news()
    const { status, json } = await call('POST', '/books/bulk/preview', { ids, action })
    expect([status, json]).toMatchObject([
      200,
      {
        total: 5,
        changing: {
          count: 2,
          items: [
            { name: 'A', before: 'Eliot, George' },
            { name: 'C', before: 'Eliot' },
          ],
        },
        unchanged: { count: 1, items: [{ name: 'B' }] },
        failed: {
          count: 2,
          items: [
            { name: 'C', code: 'TITLE_TAKEN' },
            { name: 'D', code: 'TITLE_TAKEN' },
          ],
        },
      },
    ])
    const done = (await call('POST', '/books/bulk', { ids, action })).json
    expect(done).toMatchObject({ changed: 2, total: 5 })
    expect(done).toMatchObject({ failed: [{ id: ids[3] }, { id: ids[4] }] })
    expect(await news()).toMatchObject([
      { before: { author: 'Eliot, George' }, after: { author: 'George Eliot' } },
      { before: { author: 'Eliot' } },
    ])
  })

  test('fields that lists leave out are cleared, and the record keeps their old text', async () => {
    const { call } = await manager()
    const [a] = await add(
      { title: 'A', description: 'A village meets the empire.' },
      { title: 'B' },
    )
    const action = { type: 'setDescription', description: null }
    await news()
    expect((await call('POST', '/books/bulk', { filter: {}, action })).json).toMatchObject({
      changed: 1,
      total: 1,
    })
    expect(await news()).toMatchObject([
      { targetId: a?.id, before: { description: 'A village meets the empire.' } },
    ])
  })

  test.each([
    { ids: [unknownId], action: { type: 'setTitle', title: 'One title for all' } },
    { ids: [unknownId], action: { type: 'setCover', coverId: unknownId } },
    { ids: [unknownId], action: { type: 'setAuthor', author: ' ' } },
    { ids: [unknownId], action: { type: 'setAuthor', author: null } },
    { ids: [unknownId], action: { type: 'setPublisher' } },
  ])('%j is refused, and so is its preview', async (body) => {
    const { call } = await manager()
    for (const path of ['/books/bulk', '/books/bulk/preview']) {
      expect((await call('POST', path, body)).status).toBe(400)
    }
  })

  test.each([
    { ids: [], action: { type: 'delete' } },
    { ids: ['1'], action: { type: 'delete' } },
    { ids: [unknownId], action: { type: 'burn' } },
    { action: { type: 'delete' } },
    { ids: [unknownId], filter: {}, action: { type: 'delete' } },
    { filter: {}, action: { type: 'delete' }, cursor: 'nowhere' },
    { ids: [unknownId], action: { type: 'setGenre', genreId: unknownId } },
  ])('%j is refused', async (body) => {
    const { call } = await manager()
    expect((await call('POST', '/books/bulk', body)).status).toBe(400)
  })
})
