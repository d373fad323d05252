import { expect, test } from 'vitest'
import { lettered, reading } from '#modules/shelves/test-readers.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const { pool } = database

test('the activity knows nothing of private notes on books', async () => {
  const served = await reading(database)
  const reader = await served.reader('Nia')
  const book = (await lettered(database, 'E'))('E')
  const note = 'Lent to my sister, who may not know'
  const answer = await reader.call('PATCH', `/books/${book}/reading`, { note, rating: 4 })
  expect(answer).toMatchObject({ status: 200, json: { note } })
  const { rows } = await pool.query<{ text: string }>(
    'SELECT activities::text AS text FROM activities',
  )
  expect(rows.filter(({ text }) => text.includes(note))).toEqual([])
})
