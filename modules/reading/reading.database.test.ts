import { beforeEach, describe, expect, test } from 'vitest'
import { lettered, reading } from '#modules/shelves/test-readers.server.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const { pool } = database
const news = recordOf(database)
const book = await lettered(database, 'ABC')
const empty = { rating: null, note: null, startedOn: null, finishedOn: null }
const pathOf = (letter: string) => `/books/${book(letter)}/reading`

beforeEach(async () => {
  await pool.query('DELETE FROM users')
})

const rows = async () => {
  const { rows: found } = await pool.query<{ count: string }>('SELECT count(*) FROM readings')
  return Number(found[0]?.count)
}

describe('a reader’s reading of a book', () => {
  test('keeps what each change gives, and no row without a value', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    await news()
    const path = pathOf('A')
    const change = async (given: object) => (await ada.call('PATCH', path, given)).json

    expect((await ada.call('GET', path)).json).toEqual(empty)
    expect(await change({ rating: 4 })).toEqual({ ...empty, rating: 4 })
    expect(await change({ note: '  Read it again.\nSoon. ' })).toEqual({
      ...empty,
      rating: 4,
      note: 'Read it again.\nSoon.',
    })
    expect(await change({ startedOn: '2026-01-31', finishedOn: '2026-01-31' })).toMatchObject({
      rating: 4,
      startedOn: '2026-01-31',
      finishedOn: '2026-01-31',
    })
    expect(await change({})).toMatchObject({ rating: 4, finishedOn: '2026-01-31' })
    expect(await rows()).toBe(1)
    expect(await change({ rating: null, note: '', startedOn: null, finishedOn: null })).toEqual(
      empty,
    )
    expect(await rows()).toBe(0)
    expect(await news()).toEqual([])
  })

  test('refuses reversed dates, whichever comes first, and values out of range', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    const refuses = async (given: object, field: string) =>
      expect(await ada.call('PATCH', pathOf('A'), given)).toMatchObject({
        status: 400,
        json: { code: 'VALIDATION_ERROR', fields: { [field]: expect.any(String) as string } },
      })
    await ada.call('PATCH', pathOf('A'), { startedOn: '2026-05-03' })
    await refuses({ finishedOn: '2026-05-02' }, 'finishedOn')
    await refuses({ startedOn: '2026-05-03', finishedOn: '2026-05-02' }, 'finishedOn')
    await ada.call('PATCH', pathOf('A'), { finishedOn: '2026-05-09' })
    await refuses({ startedOn: '2026-05-10' }, 'finishedOn')
    await refuses({ startedOn: '2026-02-30' }, 'startedOn')
    for (const rating of [0, 6, 3.5]) await refuses({ rating }, 'rating')
    await refuses({ note: 'x'.repeat(5001) }, 'note')
    await refuses({ note: 'null \u0000 byte' }, 'note')
    expect((await ada.call('GET', pathOf('A'))).json).toEqual({
      ...empty,
      startedOn: '2026-05-03',
      finishedOn: '2026-05-09',
    })
  })

  test('is seen by its owner alone', async () => {
    const { reader } = await reading(database)
    const [ada, ben] = [await reader('Ada'), await reader('Ben')]
    await ada.call('PATCH', pathOf('A'), { rating: 5, note: 'Secret' })
    await ben.call('PATCH', pathOf('A'), { rating: 1 })

    const secret = { bookIds: [book('A'), book('B')] }
    expect((await ben.call('GET', pathOf('A'))).json).toEqual({ ...empty, rating: 1 })
    expect((await ben.call('POST', '/reading/ratings', secret)).json).toEqual({
      items: [{ bookId: book('A'), rating: 1 }],
    })
    await pool.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [ben.id])
    expect((await ben.call('GET', pathOf('A'))).json).toEqual({ ...empty, rating: 1 })
    const shelf = await ada.shelf('Open to all')
    await ada.call('PUT', `/shelves/${shelf}/books/${book('A')}`, {})
    expect((await ada.call('GET', `/shelves/${shelf}/books`)).json).toMatchObject({
      items: [{ rating: 5 }],
    })
  })

  test('goes with the book and with the user', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    const gone = { status: 404, json: { code: 'NOT_FOUND' } }
    await ada.call('PATCH', pathOf('A'), { rating: 5 })
    await ada.call('PATCH', pathOf('B'), { rating: 5 })
    await pool.query('UPDATE books SET deleted_at = now() WHERE id = $1', [book('B')])
    expect(await ada.call('PATCH', pathOf('B'), { rating: 1 })).toMatchObject(gone)
    await pool.query('DELETE FROM books WHERE id = $1', [book('B')])
    expect(await rows()).toBe(1)
    expect(await ada.call('PATCH', pathOf('B'), { rating: 1 })).toMatchObject(gone)
    await pool.query('DELETE FROM users')
    expect(await rows()).toBe(0)
  })
})

describe('a book that comes to a built-in shelf', () => {
  test('gets its date where there is none, and says so', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    const put = async (shelf: string, letter: string, body: object) =>
      (await ada.call('PUT', `/shelves/${shelf}/books/${book(letter)}`, body)).json['dated']
    const dates = async (letter: string) => (await ada.call('GET', pathOf(letter))).json

    expect(await put('wanted', 'A', { day: '2026-03-01' })).toBeNull()
    expect(await dates('A')).toEqual(empty)
    expect(await put('reading', 'A', { day: '2026-03-01' })).toBe('startedOn')
    expect(await put('read', 'A', { day: '2026-04-01' })).toBe('finishedOn')
    expect(await dates('A')).toMatchObject({ startedOn: '2026-03-01', finishedOn: '2026-04-01' })

    await ada.call('DELETE', `/shelves/read/books/${book('A')}`)
    expect(await put('read', 'A', { day: '2026-05-01' })).toBeNull()
    expect(await dates('A')).toMatchObject({ finishedOn: '2026-04-01' })

    expect(await put('read', 'C', {})).toBe('finishedOn')
    expect(await put('reading', 'C', { day: '9999-01-01' })).toBeNull()
    expect(await put('read', 'C', { day: '2026-02-30' })).toBeUndefined()
  })
})
