import { beforeEach, describe, expect, test } from 'vitest'
import { managerOf } from '#modules/genres/test-manager.server.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { shelfOn } from '../test-books.server.ts'

const database = await testDatabase()
const { pool } = database
const { add, empty } = await shelfOn(database)
const manager = await managerOf(database)
const news = recordOf(database)

beforeEach(async () => {
  await empty()
  await pool.query(`DELETE FROM undoable_acts; DELETE FROM genres WHERE name LIKE 'Undo %'`)
})

const books = async () => {
  const { rows } = await pool.query<{ title: string; kept: boolean; genre: string }>(
    `SELECT title, publisher, deleted_at IS NULL AS kept, genre_id AS genre FROM books ORDER BY title`,
  )
  return rows
}

async function newGenre(name: string) {
  const { rows } = await pool.query<{ id: string }>(
    'INSERT INTO genres (name, colour) VALUES ($1, 200) RETURNING id',
    [`Undo ${name}`],
  )
  return rows[0]?.id ?? ''
}

async function api() {
  const { call } = await manager()
  const bulk = async (body: object) => (await call('POST', '/books/bulk', body)).json ?? {}
  const undo = (undoId: unknown) => call('POST', '/books/bulk/undo', { undoId })
  return { call, bulk, undo }
}

describe('behaviour 36: a bulk action is undone as one', () => {
  test('a genre that was set: each book gets its own former genre', async () => {
    const { bulk, undo } = await api()
    const [sea, sky, lake] = [await newGenre('Sea'), await newGenre('Sky'), await newGenre('Lake')]
    await add({ title: 'A', genreId: sea }, { title: 'B', genreId: sky }, { title: 'C' })
    const before = await books()
    await bulk({ filter: {}, action: { type: 'setGenre', genreId: lake } })
    const { undoId } = await bulk({ filter: {}, action: { type: 'setGenre', genreId: sea } })
    expect((await undo(undoId)).json).toEqual({ changed: 3, failed: [] })
    expect((await books()).map(({ genre }) => genre)).toEqual([lake, lake, lake])
    expect(before.map(({ genre }) => genre).slice(0, 2)).toEqual([sea, sky])
  })

  test('what another user changed since stays and is named; other fields stay, too', async () => {
    const { bulk, undo } = await api()
    const [sea, sky, lake] = [await newGenre('Sea'), await newGenre('Sky'), await newGenre('Lake')]
    const [a, b] = await add(
      { title: 'A', genreId: sea },
      { title: 'B', genreId: sea },
      { title: 'C', genreId: sky },
    )
    const { undoId } = await bulk({ filter: {}, action: { type: 'setGenre', genreId: lake } })
    await pool.query('UPDATE books SET genre_id = $2, version = version + 1 WHERE id = $1', [
      a?.id,
      sky,
    ])
    await pool.query(`UPDATE books SET publisher = 'Mine', version = version + 1 WHERE id = $1`, [
      b?.id,
    ])
    await news()
    const { status, json } = await undo(undoId)
    expect([status, json]).toMatchObject([
      200,
      { changed: 2, failed: [{ id: a?.id, code: 'CONFLICT' }] },
    ])
    expect(await books()).toMatchObject([
      { title: 'A', genre: sky },
      { title: 'B', genre: sea, publisher: 'Mine' },
      { title: 'C', genre: sky },
    ])
    const told = (await news()).toSorted((one, next) =>
      String(one.targetName).localeCompare(String(next.targetName)),
    )
    expect(told).toMatchObject([
      { action: 'book.update', before: { genreId: lake }, after: { genreId: sea } },
      { action: 'book.update', before: { genreId: lake }, after: { genreId: sky } },
    ])
  })

  test('all that match a filter come back out of the trash, except those deleted again since', async () => {
    const { call, bulk, undo } = await api()
    const made = await add(...Array.from({ length: 620 }, (_, at) => ({ title: `Book ${at}` })))
    const before = await books()
    const { undoId, changed } = await bulk({ filter: {}, action: { type: 'delete' } })
    expect(changed).toBe(620)
    expect((await books()).some(({ kept }) => kept)).toBe(false)
    const [again, gone] = [made[0]?.id, made[1]?.id]
    await call('POST', `/books/${again}/restore`)
    await call('DELETE', `/books/${again}`)
    await call('DELETE', `/books/${gone}/permanently`)
    const { json } = await undo(undoId)
    expect(json).toMatchObject({ changed: 618 })
    expect(json?.['failed']).toHaveLength(2)
    expect(json?.['failed']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: again, code: 'CONFLICT' }),
        expect.objectContaining({ id: gone, code: 'NOT_FOUND' }),
      ]),
    )
    const untouched = ({ title }: { title: string }) => !['Book 0', 'Book 1'].includes(title)
    expect((await books()).filter(untouched)).toEqual(before.filter(untouched))
  })

  test('a title that was taken since is named, and the others come back', async () => {
    const { bulk, undo } = await api()
    const [, taken] = await add({ title: 'A' }, { title: 'B' })
    const { undoId } = await bulk({ filter: {}, action: { type: 'delete' } })
    await add({ title: 'b' })
    expect((await undo(undoId)).json).toMatchObject({
      changed: 1,
      failed: [{ id: taken?.id, code: 'TITLE_TAKEN' }],
    })
  })

  test('only once, within a day, and by the user who acted', async () => {
    const { bulk, undo } = await api()
    await add({ title: 'A' }, { title: 'B' })
    const { undoId } = await bulk({ filter: {}, action: { type: 'delete' } })
    const before = await books()
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO users (name, email) VALUES ('Ben', 'ben@example.com') RETURNING id`,
    )
    const { rows: own } = await pool.query<{ id: string }>(
      `SELECT user_id AS id FROM undoable_acts`,
    )
    const belongTo = (id?: string) => pool.query('UPDATE undoable_acts SET user_id = $1', [id])
    await belongTo(rows[0]?.id)
    expect((await undo(undoId)).status).toBe(404)
    await belongTo(own[0]?.id)
    await pool.query(`UPDATE undoable_acts SET created_at = now() - interval '25 hours'`)
    expect((await undo(undoId)).status).toBe(404)
    expect(await books()).toEqual(before)
    await pool.query(`UPDATE undoable_acts SET created_at = now()`)
    expect((await undo(undoId)).json).toMatchObject({ changed: 2 })
    expect((await undo(undoId)).status).toBe(404)
  })

  test('an action that changed nothing leaves nothing to undo', async () => {
    const { bulk } = await api()
    expect(await bulk({ filter: {}, action: { type: 'delete' } })).toMatchObject({ undoId: null })
  })
})
