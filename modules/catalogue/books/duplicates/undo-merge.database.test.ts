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
  await pool.query(`DELETE FROM undoable_acts; DELETE FROM users WHERE email LIKE '%@undo.example'`)
  await empty()
})

const seen = (book: { id: string; version: number } | undefined) => ({
  id: book?.id,
  version: book?.version,
})

/** Versions go on, and an undo is a change, so both times differ. */
async function everything() {
  const { rows: books } = await pool.query<{ id: string }>(
    `SELECT to_jsonb(books) - ARRAY['version', 'updated_at'] AS book FROM books ORDER BY id`,
  )
  const { rows: onShelves } = await pool.query(
    'SELECT * FROM shelf_books ORDER BY shelf_id, position',
  )
  return { books, onShelves }
}

async function merged() {
  const { call } = await manager()
  const [kept, other, third] = await add(
    { title: 'Emma', publisher: 'John Murray' },
    { title: 'Emma!', publisher: 'Penguin', description: 'A match is made.' },
    { title: 'EMMA…', description: 'Another text', publishedYear: 1815, isbn: '9780141439587' },
  )
  const { rows: people } = await pool.query<{ id: string }>(
    `INSERT INTO users (name, email) VALUES ('Ann', 'ann@undo.example'), ('Bob', 'bob@undo.example') RETURNING id`,
  )
  const { rows: shelves } = await pool.query<{ id: string }>(
    `INSERT INTO shelves (owner_id, name) VALUES ($1, 'Both'), ($2, 'One') RETURNING id`,
    people.map(({ id }) => id),
  )
  const [both, one] = shelves.map(({ id }) => id)
  for (const [shelf, book, position] of [
    [both, kept, 'a'],
    [both, other, 'b'],
    [both, third, 'c'],
    [one, other, 'a'],
    [one, third, 'b'],
  ] as const) {
    await pool.query('INSERT INTO shelf_books (shelf_id, book_id, position) VALUES ($1, $2, $3)', [
      shelf,
      book?.id,
      position,
    ])
  }
  const before = await everything()
  const merge = { keep: seen(kept), others: [seen(other), seen(third)], fill: true }
  const { status, json } = await call('POST', '/books/duplicates/merge', merge)
  expect([status, json]).toMatchObject([200, { publishedYear: 1815 }])
  expect(await everything()).not.toEqual(before)
  const undo = () => call('POST', '/books/duplicates/undo', { undoId: json?.['undoId'] })
  return { call, before, undo, kept, other, third, both, one }
}

describe('behaviour 36: a merge is undone as one', () => {
  test('books, filled fields and shelves are as before', async () => {
    const { before, undo, kept, other, third } = await merged()
    await news()
    const { status, json } = await undo()
    expect([status, json]).toEqual([
      200,
      { changed: 2, failed: [], references: { restored: 4, kept: 0 } },
    ])
    expect(await everything()).toEqual(before)
    const told = (await news()).map(({ action, targetId }) => `${action} ${targetId}`)
    expect(told.toSorted()).toEqual(
      [
        `book.update ${kept?.id}`,
        `book.restore ${other?.id}`,
        `book.restore ${third?.id}`,
      ].toSorted(),
    )
    expect((await undo()).status).toBe(404)
    expect(await everything()).toEqual(before)
  })

  test('what was changed since stays, and is counted', async () => {
    const { call, undo, kept, other, third, both, one } = await merged()
    await pool.query('DELETE FROM shelf_books WHERE shelf_id = $1', [one])
    await pool.query('DELETE FROM shelves WHERE id = $1', [both])
    await pool.query(`UPDATE books SET description = 'Mine', version = version + 1 WHERE id = $1`, [
      kept?.id,
    ])
    expect((await call('POST', `/books/${other?.id}/restore`, {})).status).toBe(200)
    await pool.query(`UPDATE books SET publisher = 'Mine', version = version + 1 WHERE id = $1`, [
      other?.id,
    ])
    const { status, json } = await undo()
    expect([status, json]).toMatchObject([
      200,
      { changed: 1, failed: [{ id: other?.id, code: 'CONFLICT' }] },
    ])
    const { rows } = await pool.query(
      `SELECT id, publisher, description, published_year AS year, deleted_at AS gone FROM books ORDER BY title COLLATE "C"`,
    )
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: third?.id, publisher: null, description: 'Another text', year: 1815, gone: null },
        { id: kept?.id, publisher: 'John Murray', description: 'Mine', year: null, gone: null },
        {
          id: other?.id,
          publisher: 'Mine',
          description: 'A match is made.',
          year: null,
          gone: null,
        },
      ]),
    )
    expect((await pool.query('SELECT FROM shelf_books WHERE shelf_id = $1', [both])).rowCount).toBe(
      0,
    )
  })

  test('another user can’t undo it', async () => {
    const { undo } = await merged()
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO users (name, email) VALUES ('Eve', 'eve@undo.example') RETURNING id`,
    )
    await pool.query('UPDATE undoable_acts SET user_id = $1', [rows[0]?.id])
    const before = await everything()
    expect((await undo()).status).toBe(404)
    expect(await everything()).toEqual(before)
  })
})
