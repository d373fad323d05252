import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { sortsOf } from '#kit/resource/index.ts'
import { bookImport, books, booksOnServer } from '#modules/catalogue/books/index.server.ts'
import { insertGenre, genres } from '#modules/genres/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { operator } from '#platform/activity/actor.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { connect } from '#platform/database/connect.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { requiredLine } from '#rules/text.ts'
import { exportFile as exportTo } from '../export-command.server.ts'
import { exportVerbs } from '../export-records.server.ts'

const exportFile = (to: Parameters<typeof exportTo>[0], file: string, format: 'csv' | 'jsonl') =>
  exportTo(to, file, booksOnServer, format)
const exportFormats = exportVerbs(booksOnServer).formats

const database = await testDatabase()
const { orm, pool } = database
const folder = await mkdtemp(join(tmpdir(), 'test-export-'))
afterAll(() => rm(folder, { recursive: true }))
const email = 'ben@example.com'
await orm.insert(users).values({ name: 'Ben', email, emailVerified: true })
const cookies = new Map<string, string>()

async function reader() {
  const served = await serveAuth(database, {}, (services) => apiHandlers(apiRouter, services))
  const browser = served.browser()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  if (cookies.size === 0) await served.signedIn(email, browser)
  for (const [name, value] of browser.cookies) cookies.set(name, value)
  return { ...served, browser }
}

async function empty() {
  await orm.delete(books)
  await orm.delete(genres)
}
beforeEach(empty)

const shelf = async () => {
  const { rows } = await pool.query<object>(
    `SELECT title, author, name AS genre, publisher, description, isbn, published_year
     FROM books JOIN genres ON genres.id = genre_id WHERE deleted_at IS NULL ORDER BY title_key, title, author`,
  )
  return rows
}

type Made = Partial<Omit<typeof books.$inferInsert, 'genreId'>>

async function add(...made: Made[]) {
  const { id: genreId } = await insertGenre(database, { name: '=Genre, "odd"', colour: 1 })
  const usual = { title: 'Untitled', author: 'Anonymous', genreId }
  await orm
    .insert(books)
    .values(made.map((book) => Object.assign({ ...usual }, book)))
    .onConflictDoNothing()
}

const awkward = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '"',
        '""',
        ',',
        ';',
        "'",
        "'=",
        '=1+1',
        '+',
        '-',
        '@',
        '\\',
        '\\N',
        '\\.',
        '﻿',
        'É',
        'ب',
        '🐋',
        ' ',
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) =>
    parts
      .join('')
      .replaceAll(/\p{Cc}|\p{Cs}/gu, '')
      .trim(),
  )
const line = awkward.filter((text) => requiredLine('Required').safeParse(text).success)
const lines = fc
  .array(fc.oneof(awkward, fc.constantFrom('\n', '\r\n', '\r', '\t=', '\n=1')), { maxLength: 6 })
  .map((parts) => parts.join('').trim())
const orNothing = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const anyBook = fc.record({
  title: line,
  author: line,
  publisher: orNothing(line),
  description: orNothing(lines.filter((text) => text !== '')),
  isbn: fc.constantFrom(null, '9780141439518'),
  publishedYear: orNothing(fc.integer({ min: -4000, max: 2200 }).filter((year) => year !== 0)),
})

describe.each(['csv', 'jsonl'] as const)('an export as %s', (format) => {
  test(
    'imported again is the same catalogue, whatever stands in it',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyBook, { minLength: 1, maxLength: 8 }), async (made) => {
          await empty()
          await add(...made)
          const before = await shelf()
          const file = join(folder, `books.${format}`)
          expect(await exportFile(database, file, format)).toBe(before.length)
          await empty()
          const problems: unknown[] = []
          await bookImport.run(
            database,
            bookImport.read(chunksOf(await readFile(file)), format),
            { by: operator, dryRun: false, update: false },
            {
              onProblem: (problem) => void problems.push(problem),
              onVacuumFailed: (error) => void problems.push(error),
            },
          )
          expect(problems).toEqual([])
          expect(await shelf()).toEqual(before)
        }),
        { numRuns: 60 },
      )
    },
  )

  test('over HTTP is exactly what the list shows, in its order, however long', async () => {
    const { browser } = await reader()
    await add(
      ...Array.from({ length: 1234 }, (_, at) => ({
        title: `${at % 2 ? 'Whale' : 'Island'} ${at}`,
        author: `Author ${at % 7}`,
        publishedYear: at % 11 === 0 ? null : 1800 + (at % 200),
      })),
      { title: 'Whale in the trash', deletedAt: new Date() },
    )
    for (const sort of [...sortsOf(booksOnServer.resource), undefined]) {
      const filter = `searchTerm=whale${sort ? `&sort=${sort}` : ''}`
      const listed: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const path = `/api/v1/books?${filter}&limit=100${cursor && `&cursor=${cursor}`}`
        const page = (await browser.ask(path)).json as Page
        listed.push(...page.items.map(({ title }) => title))
        cursor = page.nextCursor
      }
      const { status, headers, body } = await browser.ask(
        `/api/v1/books/export?${filter}&format=${format}`,
      )
      expect(status).toBe(200)
      expect(headers['content-type']).toBe(exportFormats[format].type)
      expect(headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="books-[0-9-]{10}.${format}"$`),
      )
      const exported = String(body).match(/Whale \d+/g)
      expect(exported).toEqual(listed)
    }
  })
})

test('chosen books are exported by their titles, without what is in the trash', async () => {
  const { browser } = await reader()
  await add(
    { title: 'Whale 2' },
    { title: 'Whale 1' },
    { title: 'Whale 3', deletedAt: new Date() },
    { title: 'Not chosen' },
  )
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM books WHERE title LIKE 'Whale%'`,
  )
  const ids = rows.map(({ id }) => id)
  const { status, body } = await browser.send('POST', '/api/v1/books/export', { ids })
  expect([status, String(body).match(/Whale \d|Not chosen/g)]).toEqual([
    200,
    ['Whale 1', 'Whale 2'],
  ])
  for (const wrong of [{}, { ids: [] }, { ids: ['1'] }, { ids, format: 'xml' }]) {
    expect((await browser.send('POST', '/api/v1/books/export', wrong)).status).toBe(400)
  }
})

type Page = { items: { title: string }[]; nextCursor: string | null }

async function* chunksOf(file: Buffer) {
  for (let start = 0; start < file.length; start += 100) {
    yield await Promise.resolve(file.subarray(start, start + 100))
  }
}

test('an export is on record with its caller and the number of books, by every way of calling', async () => {
  const news = recordOf(database)
  await add({ title: 'Whale 1' }, { title: 'Whale 2' })
  const { browser } = await reader()
  const { rows } = await pool.query<{ id: string }>(`SELECT id FROM books WHERE title = 'Whale 1'`)
  const ids = rows.map(({ id }) => id)
  await news()
  await browser.ask('/api/v1/books/export')
  await browser.send('POST', '/api/v1/books/export', { ids })
  await exportFile(database, join(folder, 'recorded.csv'), 'csv')
  const act = { action: 'book.export', targetType: 'book', targetId: null }
  const told = await news()
  expect(told).toMatchObject([
    { ...act, actorEmail: email, after: { count: 2 } },
    { ...act, actorEmail: email, after: { count: 1 } },
    { ...act, actorType: 'operator', after: { count: 2 } },
  ])
  expect(told.map(({ requestId }) => requestId !== null)).toEqual([true, true, false])
})

test('check 24: an export from a demo writes nothing', async () => {
  const { browser } = await reader()
  const demo = await serveAuth(database, { DEMO_MODE: 'true' }, (services) =>
    apiHandlers(apiRouter, services),
  )
  const visitor = demo.browser()
  for (const [name, value] of browser.cookies) visitor.cookies.set(name, value)
  const news = recordOf(database)
  await news()
  expect((await visitor.ask('/api/v1/books/export')).status).toBe(200)
  expect(await news()).toEqual([])
})

test('a spreadsheet meets text where a formula could begin', async () => {
  const texts = ['=1+1', '+1', '-1', '@x', '＝1', "'=1", "'quoted'", '1-1']
  await add(...texts.map((title) => ({ title })))
  const file = join(folder, 'formulas.csv')
  await exportFile(database, file, 'csv')
  const cells = (await readFile(file, 'utf8')).split('\r\n').map((row) => row.split(',')[0])
  expect(cells).toEqual(
    expect.arrayContaining(["'=1+1", "'+1", "'-1", "'@x", "'＝1", "''=1", "'quoted'", '1-1']),
  )
})

test('of exports to one name at once none disturbs the others', async () => {
  const file = join(folder, 'twice.csv')
  const write = () => exportFile(database, file, 'csv')
  const [count, ...others] = await Promise.all([write(), write(), write()])
  expect(others).toEqual([count, count])
  expect((await readdir(folder)).filter((name) => name.startsWith('twice'))).toEqual(['twice.csv'])
})

test('an export that fails leaves no file', async () => {
  const closed = connect(database.connection, silentLog)
  await closed.close()
  const target = join(folder, 'never.csv')
  await expect(exportFile(closed, target, 'csv')).rejects.toThrow('pool')
  expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([])
})

test.each([
  '/books/export?format=xml',
  '/books/export?sort=price',
  '/books/export?genreId=019aa5b0-0000-7000-8000-000000000001',
  '/books/export?limit=3',
  '/books/export?missing=title',
])('GET %s is refused before anything is sent', async (path) => {
  const { browser } = await reader()
  const { status, json } = await browser.ask(`/api/v1${path}`)
  expect(status).toBe(400)
  expect(json).toMatchObject({ code: 'VALIDATION_ERROR' })
})
