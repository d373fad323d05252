import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { lookedAt, plansOf, troubles } from '#platform/list/test-plans.ts'
import { readShelfBooks } from '../list/list-shelf-books.server.ts'
import { fill, lettered, reading } from '../test-readers.server.ts'

const database = await testDatabase()
const { pool } = database
await lettered(database, 'A')

test('of ten thousand books a page is read along an index', async () => {
  const { reader } = await reading(database)
  const ada = await reader('Ada')
  const shelf = await ada.shelf('Everything')
  await fill(database, shelf)
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
}, 60_000)
