import { beforeEach, expect, test } from 'vitest'
import { all, linksOf, parseXml, readOpds, textOf } from '#modules/feeds/test-feeds.ts'
import { reading } from '#modules/shelves/test-readers.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { forgetEverybody, gone, refused, sharingOn } from './test-sharing.server.ts'

const database = await testDatabase()
const { pool } = database
const { book, together } = await sharingOn(database)

beforeEach(async () => {
  await forgetEverybody(database)
  await pool.query('DELETE FROM rates')
})

async function linked(variables: Record<string, string> = {}) {
  const people = await together(variables)
  const token = String((await people.ada.call('POST', `${people.path}/link`)).json['token'])
  const get = (ending: string, headers: Record<string, string> = {}) =>
    people.stranger.ask(`/api/feeds/shelves/${token}${ending}`, { headers })
  return { ...people, token, get }
}

const titles = (document: unknown) =>
  all(parseXml(String(document)), 'entry').map((entry) => textOf(entry, 'title'))

test('the feed of a shelf begins with the book that was added last, for everyone with its link', async () => {
  const { ada, path, shelf, token, get } = await linked()
  for (const letter of ['B', 'C']) {
    await ada.call('PUT', `${path}/books/${book(letter)}`, { after: null })
  }
  const atom = await get('.atom?limit=2')
  expect(atom.headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  })
  expect(atom.headers['set-cookie']).toBeUndefined()
  const feed = parseXml(String(atom.body))
  expect(['id', 'title', 'subtitle'].map((name) => textOf(feed, name))).toEqual([
    `urn:uuid:${shelf}`,
    'Summer',
    'by Ada',
  ])
  expect(titles(atom.body)).toEqual(['C', 'B'])
  const { alternate, next } = linksOf(feed)
  expect(alternate).toBe(`https://product.example/shelf#${token}`)
  const last = await get(String(next).replace(/^.*(?=\.atom)/, ''))
  expect(titles(last.body)).toEqual(['A'])
  expect(readOpds((await get('.opds')).body)).toMatchObject({ metadata: { title: 'Summer' } })
  expect(String((await get('.rss')).body)).toContain('<title>Summer</title>')
})

test('a feed shows visitors no more than the page of the shelf', async () => {
  await pool.query(`UPDATE books SET description = 'For users only'`)
  const { get } = await linked()
  for (const ending of ['.atom', '.rss', '.opds']) {
    const shown = String((await get(ending)).body)
    expect(shown).not.toMatch(/For users only|Novel|\/api\/files\/|example\.com/)
  }
})

test('the feed ends with the link, and with its shelf', async () => {
  const { ada, path, get, eve, token } = await linked()
  const { etag = '' } = (await get('.atom')).headers
  expect((await get('.atom', { 'if-none-match': etag })).status).toBe(304)
  await pool.query(`UPDATE books SET deleted_at = now() WHERE title = 'A'`)
  expect(titles((await get('.atom', { 'if-none-match': etag })).body)).toEqual([])
  await pool.query('UPDATE books SET deleted_at = NULL')

  const again = await ada.call('POST', `${path}/link`)
  expect(await get('.atom', { 'if-none-match': etag })).toMatchObject(gone)
  const renewed = `/api/feeds/shelves/${String(again.json['token'])}.atom`
  expect((await eve.browser.ask(renewed)).status).toBe(200)
  await ada.call('DELETE', `${path}/link`)
  expect(await eve.browser.ask(renewed)).toMatchObject(gone)
  expect(await ada.browser.ask(`/api/feeds/shelves/${token}.atom`)).toMatchObject(gone)
  const third = await ada.call('POST', `${path}/link`)
  await ada.call('DELETE', path)
  expect(
    await eve.browser.ask(`/api/feeds/shelves/${String(third.json['token'])}.atom`),
  ).toMatchObject(gone)
})

test('a shelf that is only shared with an organization has no feed', async () => {
  const { ben, share, shelf } = await together()
  await share({ access: 'read' })
  expect(await ben.browser.ask(`/api/feeds/shelves/${shelf}.atom`)).toMatchObject(gone)
})

test('a demo shows the feeds that are public anyway, and no others', async () => {
  const { token } = await linked()
  const demo = (await reading(database, { DEMO_MODE: 'true' })).browser()
  expect((await demo.ask(`/api/feeds/shelves/${token}.atom`)).status).toBe(200)
  expect((await demo.ask('/api/feeds/books.atom')).status).toBe(401)
})

test('check 15: no log and no metric shows the token of a feed', async () => {
  const { lines, metrics, token, get } = await linked()
  await get('.atom')
  await get('.atom?limit=0')
  await get('.nonsense')
  await get('.atom/more')
  const written = lines.join('\n') + (await metrics.registry.metrics())
  expect(written).toContain('/api/feeds/shelves/$token.atom')
  expect(written).not.toContain(token)
})

test('check 9: guesses of a token are limited', async () => {
  const { stranger, token, get } = await linked({ LIMIT_LINK_CALLS_PER_SOURCE_PER_MINUTE: '2' })
  expect((await get('.atom')).status).toBe(200)
  expect(await stranger.ask('/api/feeds/shelves/anything.atom')).toMatchObject(gone)
  expect(await stranger.ask(`/api/feeds/shelves/${token}.rss`)).toMatchObject(
    refused(429, 'TOO_MANY_REQUESTS'),
  )
})
