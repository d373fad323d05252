import { expect, test } from 'vitest'
import { lettered, reading } from '#modules/shelves/test-readers.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()

test('a user exports their readings and goals with the data of the account', async () => {
  const served = await reading(database)
  const reader = await served.reader('Nia')
  const book = (await lettered(database, 'E'))('E')
  const own = { rating: 4, note: 'Read it again', finishedOn: '2026-05-03' }
  await reader.call('PATCH', `/books/${book}/reading`, own)
  await reader.call('PUT', '/reading/goals/2026', { books: 24 })
  expect(await reader.call('GET', '/account/data')).toMatchObject({
    status: 200,
    json: {
      readings: [{ title: 'E', ...own, startedOn: null }],
      readingGoals: [{ year: 2026, books: 24 }],
    },
  })
})
