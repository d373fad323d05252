import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { serverParts } from '#app/server-parts.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { pictures } from '#kit/pictures/index.server.ts'
import { books } from '#modules/catalogue/books/index.server.ts'
import { all, linksOf, parseXml, readOpds, textOf } from '#modules/feeds/test-feeds.ts'
import { insertGenre } from '#modules/genres/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const { orm, pool } = database
const email = 'ada@example.com'
await orm.insert(users).values({ name: 'Ada', email, emailVerified: true })
const { id: genreId } = await insertGenre(database, {
  name: 'Novel',
  nameFr: 'Roman',
  colour: 335,
})
const { id: other } = await insertGenre(database, { name: 'Verse', colour: 20 })

const serve = (variables: Record<string, string> = {}) =>
  serveAuth(database, variables, (services) => serverParts.handlers(services))

async function reader(variables: Record<string, string> = {}) {
  await pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 hour'`)
  const served = await serve(variables)
  const browser = await served.signedIn(email)
  const get = (path: string, headers: Record<string, string> = {}) =>
    browser.ask(`/api/feeds/${path}`, { headers })
  const atom = async (path: string) => parseXml(String((await get(path)).body))
  return { ...served, browser, get, atom }
}

const add = async (title: string, more: Partial<typeof books.$inferInsert> = {}) => {
  const [made] = await orm
    .insert(books)
    .values({ title, author: 'Jane Austen', genreId, ...more })
    .returning({ id: books.id })
  return made?.id ?? ''
}

const day = (date: number) => new Date(Date.UTC(2026, 10, date))

beforeEach(async () => {
  await pool.query('DELETE FROM books; DELETE FROM rates')
})

test('feeds of the library are for those who may read its pages', async () => {
  await add('Emma')
  const { ask, get } = await reader()
  for (const format of ['atom', 'rss', 'opds']) {
    expect(await ask(`/api/feeds/books.${format}`)).toMatchObject({
      status: 401,
      json: { code: 'UNAUTHORIZED' },
    })
    expect((await get(`books.${format}`)).status).toBe(200)
  }
  await pool.query(`UPDATE users SET role = 'none'`)
  expect(await get('books.atom')).toMatchObject({ status: 403, json: { code: 'FORBIDDEN' } })
  await pool.query(`UPDATE users SET role = 'user', banned = true`)
  expect((await get('books.atom')).status).toBe(401)
  await pool.query('UPDATE users SET banned = false')
})

test('a feed shows the newest books first, with their cover, genre and language', async () => {
  const [cover] = await orm
    .insert(pictures)
    .values({ width: 600, height: 900, bytes: 1 })
    .returning({ id: pictures.id })
  await add('Persuasion', { createdAt: day(1), updatedAt: day(1) })
  const emma = await add('Emma', {
    createdAt: day(2),
    updatedAt: day(3),
    language: 'en',
    description: 'Handsome, clever, and rich.',
    isbn: '9780141439587',
    coverId: cover?.id ?? null,
  })
  const gone = await add('Lady Susan', { createdAt: day(4) })
  await pool.query('UPDATE books SET deleted_at = now() WHERE id = $1', [gone])
  const { get, atom } = await reader()

  const { headers } = await get('books.atom')
  expect(headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'private, no-cache',
    'last-modified': day(3).toUTCString(),
    'content-language': 'en',
    'x-robots-tag': 'noindex',
  })
  const feed = await atom('books.atom?lng=fr')
  expect(feed.attributes['xml:lang']).toBe('fr')
  const entries = all(feed, 'entry')
  expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(['Emma', 'Persuasion'])
  const [first] = entries
  if (!first) throw new Error('There are two')
  expect(textOf(first, 'summary')).toBe('Handsome, clever, and rich.')
  expect(all(first, 'category')[0]?.attributes).toEqual({ term: 'Roman' })
  expect(linksOf(first)).toEqual({ alternate: `https://product.example/app/books/${emma}` })
  expect(all(first, 'media:content')[0]?.attributes).toMatchObject({
    url: `https://product.example/api/files/${cover?.id}/480.webp`,
    type: 'image/webp',
  })

  const rss = await get('books.rss')
  expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(all(parseXml(String(rss.body)).children[0]!, 'item')).toHaveLength(2)

  const opds = await get('books.opds')
  expect(opds.headers['content-type']).toBe('application/opds+json')
  expect(readOpds(opds.body)).toMatchObject({
    metadata: { numberOfItems: 2 },
    publications: [{ metadata: { identifier: 'urn:isbn:9780141439587' } }, {}],
  })
})

test('a feed is paged, searched, and of one genre', async () => {
  for (const date of [1, 2, 3, 4, 5]) await add(`Book ${date}`, { createdAt: day(date) })
  await add('Poems', { genreId: other, createdAt: day(6) })
  const { get, atom } = await reader()
  const seen: unknown[] = []
  let next: string | undefined = `books.atom?limit=2&genreId=${genreId}`
  while (next) {
    const page = await atom(next)
    seen.push(all(page, 'entry').map((entry) => textOf(entry, 'title')))
    next = linksOf(page)['next']?.replace('https://product.example/api/feeds/', '')
  }
  expect(seen).toEqual([['Book 5', 'Book 4'], ['Book 3', 'Book 2'], ['Book 1']])
  const found = await atom('books.atom?query=poem')
  expect(all(found, 'entry').map((entry) => textOf(entry, 'title'))).toEqual(['Poems'])
  const opds = await get(`books.opds?genreId=${other}`)
  expect(readOpds(opds.body)).toMatchObject({
    facets: [{ links: [{ title: 'Novel' }, { title: 'Verse', rel: 'self' }] }],
    publications: [{ metadata: { title: 'Poems' } }],
  })
})

test('what has not changed is not sent again', async () => {
  await add('Emma', { createdAt: day(1), updatedAt: day(1) })
  const { get, browser } = await reader()
  const { headers, body } = await get('books.atom', { 'accept-encoding': 'gzip' })
  const { etag = '' } = headers
  expect(headers['content-encoding']).toBe('gzip')
  expect(parseXml(gunzipSync(body).toString()).name).toBe('feed')
  const tagged = { 'if-none-match': etag, 'accept-encoding': 'gzip' }
  expect(await get('books.atom', tagged)).toMatchObject({ status: 304, headers: { etag } })
  const dated = { 'if-modified-since': day(1).toUTCString() }
  expect((await get('books.atom', dated)).status).toBe(304)
  const head = await browser.ask('/api/feeds/books.atom', { method: 'HEAD' })
  expect([head.status, head.body.length]).toEqual([200, 0])
  await add('Persuasion', { createdAt: day(2), updatedAt: day(2) })
  expect((await get('books.atom', tagged)).status).toBe(200)
  expect((await get('books.atom', dated)).status).toBe(200)
})

test('what a feed does not know is refused, and calls are counted', async () => {
  const { ask, get, browser } = await reader()
  for (const [query, field] of [
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['cursor=nonsense', 'cursor'],
    ['genreId=1', 'genreId'],
    [`query=${'x'.repeat(256)}`, 'query'],
  ] as const) {
    const { status, json } = await get(`books.atom?${query}`)
    expect({ status, json }).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION_ERROR' },
    })
    expect(json).toHaveProperty(['fields', field])
  }
  expect((await get('books.atom?what=ever')).status).toBe(400)
  for (const path of ['books', 'books.ics', 'books/token.atom', 'shelves.atom', 'other.atom', '']) {
    expect(await get(path)).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
  }
  const post = await browser.send('POST', '/api/feeds/books.atom', {})
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])

  const few = await reader({ LIMIT_CALLS_PER_SESSION_PER_MINUTE: '2' })
  await pool.query('DELETE FROM rates')
  const answers = await Promise.all([1, 2, 3].map(() => few.get('books.atom')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  const limited = await serve({
    LIMIT_ANONYMOUS_CALLS_PER_SOURCE_PER_MINUTE: '1',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const strange = [1, 2].map(() => limited.ask('/api/feeds/books.atom', { headers }))
  expect((await Promise.all(strange)).map(({ status }) => status)).toContain(429)
  expect((await ask('/api/feeds/books.atom')).status).toBe(401)
})
