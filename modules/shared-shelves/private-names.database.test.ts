import { expect, test } from 'vitest'
import { reading } from '#modules/shelves/test-readers.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const secret = 'Leaving my job'

test('the activity stores no name of a shelf that gets a link and loses it', async () => {
  const served = await reading(database)
  const ada = await served.reader('Ada')
  const id = await ada.shelf(secret)
  await ada.call('POST', `/shelves/${id}/link`)
  await ada.call('DELETE', `/shelves/${id}/link`)
  const { rows } = await database.pool.query<{ action: string; text: string }>(
    `SELECT action, activities::text AS text FROM activities WHERE target_type = 'shelf' ORDER BY id`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['shelf.create', 'shelf.link', 'shelf.unlink'])
  expect(rows.filter(({ text }) => text.includes(secret))).toEqual([])
})
