import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { lookedAt, plansOf, troubles } from '#platform/list/test-plans.ts'
import { readShelfBooks } from '../list/list-shelf-books.server.ts'
import { lettered, reading } from '../test-readers.server.ts'

const database = await testDatabase()
const { pool } = database
const book = await lettered(database, 'A')

test('of ten thousand books a page is read along an index, and one row is written to move one', async () => {
  const { reader } = await reading(database)
  const ada = await reader('Ada')
  const shelf = await ada.shelf('Everything')
  await pool.query(
    `WITH made AS (
       INSERT INTO books (title, author, genre_id)
       SELECT 'Many ' || n, 'Many', (SELECT id FROM genres LIMIT 1) FROM generate_series(1, 9999) AS n
       RETURNING id)
     INSERT INTO shelf_books (shelf_id, book_id, position)
     SELECT $1, id, lpad((row_number() OVER ())::text, 8, '0') FROM made`,
    [shelf],
  )
  await pool.query('VACUUM ANALYZE shelf_books')
  await pool.query('VACUUM ANALYZE books')
  const all = { shelfId: shelf, readerId: ada.id }
  const { nextCursor } = await readShelfBooks(database.orm, all, { limit: 100 })
  for (const cursor of [undefined, nextCursor ?? undefined]) {
    const plans = await plansOf(database, ({ orm }) =>
      readShelfBooks(orm, all, { cursor, limit: 20 }),
    )
    expect(troubles(plans, 'shelf_books')).toEqual([])
    expect(lookedAt(plans, 'shelf_books')).toBeLessThanOrEqual(21)
  }
  await ada.call('PUT', `/shelves/${shelf}/books/${book('A')}`)
  const places = async () =>
    (await pool.query<{ id: string }>('SELECT id, position FROM shelf_books')).rows.map((row) =>
      JSON.stringify(row),
    )
  const before = new Set(await places())
  await ada.call('POST', `/shelves/${shelf}/books/${book('A')}/move`, { after: null })
  expect((await places()).filter((row) => !before.has(row))).toHaveLength(1)
  expect((await ada.titles(shelf)).at(0)).toBe('A')
}, 60_000)
