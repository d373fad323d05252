import { beforeEach, describe, expect, test } from 'vitest'
import { lettered, reading } from '#modules/shelves/test-readers.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const { pool } = database
const book = await lettered(database, 'ABCD')

beforeEach(async () => {
  await pool.query('DELETE FROM users')
})

describe('the goals of a reader', () => {
  test('count the books finished in each year, the latest year first', async () => {
    const { reader } = await reading(database)
    const [ada, ben] = [await reader('Ada'), await reader('Ben')]
    const finish = (letter: string, finishedOn: string) =>
      ada.call('PATCH', `/books/${book(letter)}/reading`, { finishedOn })
    await finish('A', '2025-12-31')
    await finish('B', '2026-01-01')
    await finish('C', '2026-12-31')
    await finish('D', '2026-06-01')
    await pool.query('UPDATE books SET deleted_at = now() WHERE id = $1', [book('D')])
    const years = async () => (await ada.call('GET', '/reading/years')).json['items']

    expect(await ada.call('PUT', '/reading/goals/2026', { books: 24 })).toMatchObject({
      status: 200,
      json: { year: 2026, books: 24 },
    })
    await ada.call('PUT', '/reading/goals/2024', { books: 5 })
    expect(await years()).toEqual([
      { year: 2026, goal: 24, finished: 2 },
      { year: 2025, goal: null, finished: 1 },
      { year: 2024, goal: 5, finished: 0 },
    ])
    await ada.call('PUT', '/reading/goals/2026', { books: 30 })
    expect(await years()).toContainEqual({ year: 2026, goal: 30, finished: 2 })
    for (let time = 0; time < 2; time++) {
      expect(await ada.call('DELETE', '/reading/goals/2026')).toMatchObject({ status: 204 })
    }
    expect(await years()).toContainEqual({ year: 2026, goal: null, finished: 2 })
    expect((await ben.call('GET', '/reading/years')).json['items']).toEqual([])
  })

  test('are numbers within bounds', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    for (const books of [0, 10_001, 1.5, '12', null]) {
      expect(await ada.call('PUT', '/reading/goals/2026', { books })).toMatchObject({
        status: 400,
        json: { code: 'VALIDATION_ERROR' },
      })
    }
    for (const year of ['1899', '2201', 'now', '2026.5']) {
      expect(await ada.call('PUT', `/reading/goals/${year}`, { books: 1 })).toMatchObject({
        status: 400,
      })
    }
  })
})
