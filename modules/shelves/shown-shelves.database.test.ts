import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { lettered, reading } from './test-readers.server.ts'

const database = await testDatabase()
const book = await lettered(database, 'ABCDE')

beforeEach(async () => {
  await database.pool.query('DELETE FROM users')
})

describe('the shelves that pages show', () => {
  test('tell of many books at once on which of them each stands', async () => {
    const { reader } = await reading(database)
    const [ada, eve] = [await reader('Ada'), await reader('Eve')]
    const shelf = await ada.shelf('Summer')
    await ada.call('PUT', `/shelves/${shelf}/books/${book('A')}`)
    const { json } = await ada.call('PUT', `/shelves/wanted/books/${book('B')}`)
    const bookIds = [book('A'), book('B'), book('C')]
    const held = await ada.call('POST', '/shelves/holdings', { bookIds })
    expect(held.json['items']).toHaveLength(2)
    expect(held.json['items']).toEqual(
      expect.arrayContaining([
        { bookId: book('A'), shelfId: shelf, kind: null },
        { bookId: book('B'), shelfId: json['shelfId'], kind: 'wanted' },
      ]),
    )
    expect((await eve.call('POST', '/shelves/holdings', { bookIds })).json).toEqual({ items: [] })
    const tooMany = { bookIds: Array.from({ length: 101 }, () => book('A')) }
    expect(await ada.call('POST', '/shelves/holdings', tooMany)).toMatchObject({ status: 400 })
  })

  test('show the first four of their books, in their order', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    for (const letter of 'ABCD') await ada.call('PUT', `/shelves/wanted/books/${book(letter)}`)
    await ada.call('PUT', `/shelves/wanted/books/${book('E')}`, { after: null })
    const { json } = await ada.call('GET', '/shelves')
    expect(json).toMatchObject({
      items: [
        { covers: ['E', 'A', 'B', 'C'].map((title) => ({ title, coverId: null })) },
        { covers: [] },
        { covers: [] },
      ],
    })
  })

  test('take a book back where it stood, or at the end where its neighbour has gone', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    const shelf = await ada.shelf('Summer')
    for (const letter of 'ABCD') await ada.call('PUT', `/shelves/${shelf}/books/${book(letter)}`)
    const path = (letter: string) => `/shelves/${shelf}/books/${book(letter)}`
    const taken = await ada.call('DELETE', path('C'))
    expect(taken.json).toEqual({ after: book('B') })
    await ada.call('PUT', path('C'), taken.json)
    expect((await ada.titles(shelf)).join('')).toBe('ABCD')
    const first = await ada.call('DELETE', path('A'))
    await ada.call('PUT', path('A'), first.json)
    expect((await ada.titles(shelf)).join('')).toBe('ABCD')
    await ada.call('DELETE', path('B'))
    await ada.call('DELETE', path('C'))
    await ada.call('PUT', path('C'), taken.json)
    expect((await ada.titles(shelf)).join('')).toBe('ADC')
  })
})
