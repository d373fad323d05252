import { Client } from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { insertGenre } from '#modules/genres/index.server.ts'
import { reading } from '#modules/shelves/test-readers.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { goodreads, goodreadsHeader, storyGraph } from './test-exports.ts'

const database = await testDatabase()
const { pool } = database
const { id: genreId } = await insertGenre(database, { name: 'Novel', colour: 335 })
const { rows: stored } = await pool.query<{ id: string; title: string }>(
  `INSERT INTO books (title, author, isbn, genre_id) VALUES
     ('The Great Gatsby', 'F. Scott Fitzgerald', '9780743273565', $1),
     ('The Hobbit', 'J.R.R. Tolkien', NULL, $1),
     ('Les Misérables', 'Victor Hugo', NULL, $1),
     ('Good Omens', 'Terry Pratchett', NULL, $1),
     ('Emma', 'Jane Austen', NULL, $1) RETURNING id, title`,
  [genreId],
)
const idOf = (title: string) => stored.find((book) => book.title === title)?.id ?? ''

beforeEach(async () => {
  await pool.query('DELETE FROM users')
})

type Reader = Awaited<ReturnType<Awaited<ReturnType<typeof reading>>['reader']>>

const send = async ({ browser }: Reader, body: string, dryRun = false) =>
  browser.ask(`/api/v1/reading/import?dryRun=${dryRun}`, {
    method: 'POST',
    headers: { ...fromHere, 'content-type': 'text/csv' },
    body,
  })

const readingOf = async (reader: Reader, title: string) =>
  (await reader.call('GET', `/books/${idOf(title)}/reading`)).json

const shelvesOf = async (reader: Reader) => ({
  wanted: await reader.titles('wanted'),
  reading: await reader.titles('reading'),
  read: await reader.titles('read'),
})

const ofGoodreads = goodreads(
  {
    title: 'The Great Gatsby (Penguin Classics)',
    author: 'Francis Scott Fitzgerald',
    isbn: '0743273567',
    isbn13: '9780743273565',
    rating: 5,
    read: '2024/06/30',
    shelf: 'read',
    review: 'A green light,<br/>across the <b>bay</b>.',
    notes: 'Lend to "Sam"',
  },
  {
    title: 'The Hobbit (The Lord of the Rings, #0)',
    author: 'J.R.R.  Tolkien',
    shelf: 'currently-reading',
  },
  { title: 'les miserables', author: 'Victor HUGO', rating: 4, shelf: 'to-read' },
  { title: 'Nowhere to Be Found', author: 'Nemo', isbn13: '9780439785969', shelf: 'read' },
)

describe('a reading list', () => {
  test('of Goodreads comes to shelves, with ratings, dates and notes, and a second time changes nothing', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    const expected = {
      source: 'goodreads',
      found: 3,
      missing: [{ title: 'Nowhere to Be Found', author: 'Nemo', isbn: '9780439785969' }],
      malformed: 0,
      placed: { wanted: 1, reading: 1, read: 1 },
      rated: 2,
      dated: 1,
      noted: 1,
      kept: [],
      rounded: 0,
      shortened: 0,
      full: 0,
    }
    expect(await send(ada, ofGoodreads, true)).toMatchObject({ status: 200, json: expected })
    expect(await shelvesOf(ada)).toEqual({ wanted: [], reading: [], read: [] })
    const { rows } = await pool.query('SELECT FROM readings')
    expect(rows).toEqual([])

    expect(await send(ada, ofGoodreads)).toMatchObject({ status: 200, json: expected })
    const imported = {
      wanted: ['Les Misérables'],
      reading: ['The Hobbit'],
      read: ['The Great Gatsby'],
    }
    expect(await shelvesOf(ada)).toEqual(imported)
    expect(await readingOf(ada, 'The Great Gatsby')).toEqual({
      rating: 5,
      startedOn: null,
      finishedOn: '2024-06-30',
      note: 'Lend to "Sam"\n\nA green light,\nacross the bay.',
    })

    const nothing = { placed: { wanted: 0, reading: 0, read: 0 }, rated: 0, dated: 0, noted: 0 }
    expect((await send(ada, ofGoodreads)).json).toEqual({ ...expected, ...nothing })
    expect(await shelvesOf(ada)).toEqual(imported)
  })

  test('of StoryGraph is rounded to whole stars, and its last reading gives the dates', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    const list = storyGraph(
      {
        title: 'Good Omens',
        authors: 'Terry Pratchett, Neil Gaiman',
        status: 'read',
        last: '2023/03/09',
        dates: '2022/01/01-2022/01/10, 2023/03/04-2023/03/09',
        stars: '4.5',
      },
      { title: 'Emma', authors: 'Jane Austen', status: 'did-not-finish', review: 'x'.repeat(6000) },
      { title: 'The Hobbit', authors: 'J.R.R. Tolkien', status: 'paused', stars: '0.25' },
    )
    expect((await send(ada, list)).json).toMatchObject({
      source: 'storygraph',
      found: 3,
      missing: [],
      placed: { wanted: 0, reading: 1, read: 1 },
      rated: 2,
      rounded: 2,
      noted: 1,
      shortened: 1,
    })
    expect(await readingOf(ada, 'Good Omens')).toMatchObject({
      rating: 5,
      startedOn: '2023-03-04',
      finishedOn: '2023-03-09',
    })
    expect(await readingOf(ada, 'The Hobbit')).toMatchObject({ rating: 1 })
    expect(String((await readingOf(ada, 'Emma'))['note'])).toHaveLength(5000)
  })

  test('leaves what the reader has, says what that is, and never reverses dates', async () => {
    const { reader } = await reading(database)
    const [ada, ben] = [await reader('Ada'), await reader('Ben')]
    await ada.call('PUT', `/shelves/wanted/books/${idOf('The Great Gatsby')}`, {})
    const own = { rating: 2, startedOn: '2025-01-01' }
    await ada.call('PATCH', `/books/${idOf('The Great Gatsby')}/reading`, own)
    expect((await send(ada, ofGoodreads)).json).toMatchObject({
      placed: { wanted: 1, reading: 1, read: 0 },
      kept: [
        {
          bookId: idOf('The Great Gatsby'),
          title: 'The Great Gatsby',
          fields: ['shelf', 'rating', 'finishedOn'],
        },
      ],
    })
    expect(await shelvesOf(ada)).toMatchObject({
      wanted: ['The Great Gatsby', 'Les Misérables'],
      read: [],
    })
    expect(await readingOf(ada, 'The Great Gatsby')).toMatchObject({
      ...own,
      finishedOn: null,
      note: expect.stringContaining('Lend') as string,
    })
    expect(await shelvesOf(ben)).toEqual({ wanted: [], reading: [], read: [] })
    expect(await readingOf(ben, 'The Great Gatsby')).toMatchObject({ rating: null, note: null })
  })

  test('fills a shelf up to its limit, and says how many books had no room', async () => {
    const { reader } = await reading(database, { LIMIT_BOOKS_PER_SHELF: '1' })
    const ada = await reader('Ada')
    const list = goodreads(
      { title: 'Emma', author: 'Jane Austen' },
      { title: 'The Hobbit', author: 'J.R.R. Tolkien', rating: 3 },
    )
    expect((await send(ada, list)).json).toMatchObject({
      placed: { wanted: 1, reading: 0, read: 0 },
      rated: 1,
      full: 1,
    })
  })

  test('is refused as another file, too long, empty or broken', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    const refused = async (body: string, code: string) =>
      expect(await send(ada, body)).toMatchObject({ status: 400, json: { code } })
    await refused('title,author,genre\nEmma,Jane Austen,Novel\n', 'READING_LIST_UNKNOWN')
    await refused('', 'FILE_EMPTY')
    await refused(`${goodreadsHeader}\n1,"Emma`, 'FILE_UNCLOSED_QUOTE')
    const line = { title: 'Emma', author: 'Jane Austen' }
    await refused(goodreads(...Array.from({ length: 10_001 }, () => line)), 'READING_LIST_TOO_LONG')
    expect((await send(ada, `${goodreadsHeader}\n1,Emma\n`)).json).toMatchObject({
      found: 0,
      malformed: 1,
    })
  })

  test('of 5,000 lines takes as many statements as one of five', async () => {
    await pool.query(
      `INSERT INTO books (title, author, genre_id)
       SELECT 'Volume ' || n, 'Many', $1 FROM generate_series(1, 5000) AS n`,
      [genreId],
    )
    await pool.query('ANALYZE books')
    const { reader } = await reading(database)
    const [ada, ben] = [await reader('Ada'), await reader('Ben')]
    const statements = vi.spyOn(Client.prototype, 'query')
    const statementsFor = async (someone: Reader, length: number) => {
      statements.mockClear()
      const lines = Array.from({ length }, (_, n) => ({
        title: `Volume ${n + 1}`,
        author: 'Many',
        rating: 4,
        read: '2024/01/31',
        shelf: 'read',
      }))
      expect((await send(someone, goodreads(...lines))).json).toMatchObject({
        found: length,
        placed: { read: length },
        rated: length,
      })
      return statements.mock.calls.length
    }
    const few = await statementsFor(ben, 5)
    expect(await statementsFor(ada, 5000)).toBe(few)
    expect((await ada.call('GET', '/reading/years')).json).toEqual({
      items: [{ year: 2024, goal: null, finished: 5000 }],
    })
  })
})
