import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { createLog } from '#platform/log/log.ts'
import { CurrentRequest, serveAs } from '#platform/request/current-request.ts'
import { lookForBooks } from '../list/look-for-books.server.ts'
import { shelfOn } from '../test-books.server.ts'
import { listZeroResultSearches } from './list-zero-result-searches.server.ts'
import { sweepZeroResultSearches } from './sweep-zero-result-searches.server.ts'

const database = await testDatabase()
const { add, genreId } = await shelfOn(database)
await add({ title: 'Moby-Dick' })
const minute = 60_000
afterAll(() => {
  vi.restoreAllMocks()
})
beforeEach(async () => {
  await database.pool.query('TRUNCATE fruitless_searches')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * minute)
})

const lookFor = (
  searchTerm: string,
  more: { genreId?: string; cover?: 'none'; limit?: number } = {},
) =>
  lookForBooks(
    { acting: database, config: { demoMode: false } },
    { searchTerm, limit: 20, ...more },
  )
const terms = async () =>
  (await listZeroResultSearches(database)).map(({ term, count }) => [term, count])
async function later(seconds: number) {
  await database.pool.query(
    'UPDATE fruitless_searches SET last_at = last_at - make_interval(secs => $1)',
    [seconds],
  )
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + seconds * 1000)
}

test('a search without results is noted; one with results, or within a filter, is not', async () => {
  await lookFor('Ulysse')
  await lookFor('moby')
  await lookFor('Dubliners', { genreId })
  await lookFor('Finnegan', { cover: 'none' })
  await lookFor('Portrait', { limit: 5 })
  await lookFor('xy')
  await lookFor('  ')
  expect(await terms()).toEqual([['ulysse', 1]])
})

test('a repeated search without results asks the database once a minute', async () => {
  const asked = vi.spyOn(database.pool, 'query')
  for (let times = 0; times < 5; times++) await lookFor('Ulysse')
  const notes = asked.mock.calls.filter(([query]) => JSON.stringify(query).includes('on_the_way'))
  expect(notes).toHaveLength(1)
  asked.mockRestore()
  expect(await terms()).toEqual([['ulysse', 1]])
})

test('the beginnings of a term, sent while typing, are not noted beside it', async () => {
  for (const typed of ['Uly', 'Ulys', 'Ulysses', 'Ulysses']) await lookFor(typed)
  expect(await terms()).toEqual([['ulysses', 1]])
  await later(61)
  await lookFor('ULYSSES')
  await lookFor('Ulysses Joyce')
  expect(await terms()).toEqual([
    ['ulysses', 2],
    ['ulysses joyce', 1],
  ])
})

test('a day keeps a thousand terms, and one more of those that it has', async () => {
  await database.pool.query(
    `INSERT INTO fruitless_searches (day, term)
     SELECT (now() AT TIME ZONE 'UTC')::date, 'term ' || n FROM generate_series(1, 1000) AS n`,
  )
  await later(61)
  await lookFor('one too many')
  await lookFor('term 7')
  expect((await terms())[0]).toEqual(['term 7', 2])
  const { rows } = await database.pool.query('SELECT FROM fruitless_searches')
  expect(rows).toHaveLength(1000)
})

test('after thirty days it is forgotten', async () => {
  await lookFor('ulysses')
  await database.pool.query('UPDATE fruitless_searches SET day = day - 31')
  await lookFor('dubliners')
  await sweepZeroResultSearches(database)
  expect(await terms()).toEqual([['dubliners', 1]])
})

test('check 24: in a demo nothing is noted', async () => {
  await lookForBooks(
    { acting: database, config: { demoMode: true } },
    { searchTerm: 'ulysses', limit: 20 },
  )
  expect(await terms()).toEqual([])
})

test('a search is answered though it cannot be noted', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'warn' }, { write: (line) => lines.push(line) })
  const request = new CurrentRequest({ id: 'one', clientIp: undefined, log })
  await database.pool.query('ALTER TABLE fruitless_searches RENAME TO away')
  try {
    const page = await serveAs(request, () => lookFor('Ulysses'))
    expect(page.items).toEqual([])
  } finally {
    await database.pool.query('ALTER TABLE away RENAME TO fruitless_searches')
  }
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('A search without results was not noted')
})
