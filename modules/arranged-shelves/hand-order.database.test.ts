import { describe, expect, test } from 'vitest'
import { fill, lettered, reading } from '#modules/shelves/test-readers.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const { pool } = database
const book = await lettered(database, 'ABCDEFGHIJ')

const unknownId = '019aa5b0-0000-7000-8000-000000000001'

const gone = { status: 404, json: { code: 'NOT_FOUND' } }

describe('a reader’s shelves', () => {
  test('keep the order that they are given by hand', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    const shelf = await ada.shelf('Summer')
    for (const letter of 'ABCDEF') await ada.call('PUT', `/shelves/${shelf}/books/${book(letter)}`)
    const move = (letter: string, after: string | null | undefined) =>
      ada.call('POST', `/shelves/${shelf}/books/${book(letter)}/move`, {
        after: after && book(after),
      })
    expect((await move('F', null)).status).toBe(204)
    await move('B', 'D')
    await move('A', 'F')
    await move('C', 'E')
    await move('D', 'D')
    expect((await ada.titles(shelf)).join('')).toBe('FADBEC')
    const first = await ada.call('GET', `/shelves/${shelf}/books?limit=4`)
    expect(first.json['total']).toEqual({ count: 6, exact: true })
    const cursor = String(first.json['nextCursor'])
    expect((await ada.titles(shelf, `?limit=4&cursor=${cursor}`)).join('')).toBe('EC')
    expect((await ada.titles(shelf, '?searchTerm=%20e%20')).join('')).toBe('E')
    expect((await ada.titles(shelf, '?searchTerm=anon&limit=2')).join('')).toBe('FA')
    expect(await ada.titles(shelf, '?searchTerm=a%00b')).toEqual([])
    expect((await move('F', undefined)).status).toBe(204)
    expect((await ada.titles(shelf)).join('')).toBe('ADBECF')
    expect(await move('G', null)).toMatchObject(gone)
    expect(await move('A', 'G')).toMatchObject(gone)
  })

  test('have room between two books, however often others are put there', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    const shelf = await ada.shelf('Summer')
    for (const letter of 'ABCD') await ada.call('PUT', `/shelves/${shelf}/books/${book(letter)}`)
    await pool.query(
      `UPDATE shelf_books SET position = position || rpad('', 120, 'z') || 'V' WHERE book_id = $1`,
      [book('A')],
    )
    await ada.call('POST', `/shelves/${shelf}/books/${book('D')}/move`, { after: book('A') })
    expect((await ada.titles(shelf)).join('')).toBe('ADBC')
    const { rows } = await pool.query<{ longest: number }>(
      'SELECT max(length(position)) AS longest FROM shelf_books WHERE shelf_id = $1',
      [shelf],
    )
    expect(rows[0]?.longest).toBe(8)
  })

  test('stay in one order however many move at once', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    const shelf = await ada.shelf('Summer')
    const letters = 'ABCDEFGHIJ'.split('')
    await Promise.all(
      letters.map((letter) => ada.call('PUT', `/shelves/${shelf}/books/${book(letter)}`)),
    )
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        ada.call('POST', `/shelves/${shelf}/books/${book(letters[number % 10] ?? '')}/move`, {
          after: number % 3 === 0 ? null : book(letters[(number * 7 + 3) % 10] ?? ''),
        }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(new Set(await ada.titles(shelf))).toEqual(new Set(letters))
    expect(await ada.titles(shelf)).toHaveLength(10)
  })

  test('are out of reach for other readers', async () => {
    const { reader } = await reading(database)
    const [ada, eve] = [await reader('Ada'), await reader('Eve')]
    const shelf = await ada.shelf('Secret')
    for (const letter of 'AB') await ada.call('PUT', `/shelves/${shelf}/books/${book(letter)}`)
    for (const id of [shelf, unknownId]) {
      const path = `/shelves/${id}/books/${book('B')}/move`
      const { status, json } = await eve.call('POST', path, { after: null })
      expect([status, json['message']]).toEqual([404, 'Shelf not found'])
    }
    expect(await ada.titles(shelf)).toEqual(['A', 'B'])
  })
})

test('of ten thousand books, one row is written to move one', async () => {
  const { reader } = await reading(database)
  const ada = await reader('Ada')
  const shelf = await ada.shelf('Everything')
  await fill(database, shelf)
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
