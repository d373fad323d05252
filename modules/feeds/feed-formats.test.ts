import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Feed, FeedEntry } from './feed.server.ts'
import { LinksOfFeed } from './links-of-feed.server.ts'
import { all, linksOf, parseXml, readOpds, textOf } from './test-feeds.ts'
import { writeAtom } from './write-atom.server.ts'
import { writeOpds } from './write-opds.server.ts'
import { writeRss } from './write-rss.server.ts'

const address = 'https://product.example/api/feeds/books'

const entry: FeedEntry = {
  id: '019aa5b0-0000-7000-8000-000000000001',
  title: 'Moby-Dick & "the" <Whale>',
  author: 'Herman Melville',
  page: '/app/books/1',
  publishedAt: new Date('2026-11-01T10:00:00Z'),
  updatedAt: new Date('2026-11-02T10:00:00Z'),
  language: 'en',
  summary: 'A whale.\u0000\u0008 ]]>',
  subject: 'Novel',
  publisher: 'Harper',
  isbn: '9780142437247',
  year: 1851,
  images: [{ address: '/api/files/1/480.webp', type: 'image/webp', width: 480 }],
}

const feedWith = (more: Partial<Feed> = {}): Feed => ({
  id: address,
  title: 'Books',
  page: '/app/books',
  entries: [entry],
  total: { count: 1, exact: true },
  nextCursor: 'more',
  ...more,
})

const links = (format: 'atom' | 'rss' | 'opds') =>
  new LinksOfFeed(`${address}.${format}?genreId=2&cursor=now`, format)
const atomOf = (feed: Feed) => parseXml(writeAtom(feed, links('atom'), 'en'))
const rssOf = (feed: Feed) => {
  const [channel] = parseXml(writeRss(feed, links('rss'), 'en')).children
  if (!channel) throw new Error('RSS has a channel')
  return channel
}
const opdsOf = (feed: Feed) => readOpds(writeOpds(feed, links('opds'), 'en'))

test('an Atom feed has identifiers, times, whole addresses and its next page', () => {
  const feed = atomOf(feedWith())
  expect([textOf(feed, 'id'), textOf(feed, 'updated')]).toEqual([
    address,
    '2026-11-02T10:00:00.000Z',
  ])
  expect(feed.attributes['xml:lang']).toBe('en')
  expect(linksOf(feed)).toEqual({
    self: `${address}.atom?genreId=2&cursor=now`,
    alternate: 'https://product.example/app/books',
    first: `${address}.atom?genreId=2`,
    next: `${address}.atom?genreId=2&cursor=more`,
  })
  const [book] = all(feed, 'entry')
  expect(book?.attributes['xml:lang']).toBe('en')
  expect(book && textOf(book, 'id')).toBe(`urn:uuid:${entry.id}`)
  expect(book && textOf(book, 'title')).toBe(entry.title)
  expect(book && textOf(book, 'summary')).toBe('A whale. ]]>')
  expect(book && linksOf(book)).toEqual({ alternate: 'https://product.example/app/books/1' })
  expect(book && all(book, 'media:content')[0]?.attributes).toMatchObject({
    url: 'https://product.example/api/files/1/480.webp',
    type: 'image/webp',
  })
})

test('an RSS feed has its required elements, and items with a guid', () => {
  const channel = rssOf(feedWith({ subtitle: 'by Ada' }))
  expect(['title', 'link', 'description', 'language'].map((name) => textOf(channel, name))).toEqual(
    ['Books', 'https://product.example/app/books', 'by Ada', 'en'],
  )
  expect(linksOf(channel, 'atom:link')).toMatchObject({
    self: `${address}.rss?genreId=2&cursor=now`,
    next: `${address}.rss?genreId=2&cursor=more`,
  })
  const [item] = all(channel, 'item')
  expect(item && textOf(item, 'guid')).toBe(`urn:uuid:${entry.id}`)
  expect(item && textOf(item, 'pubDate')).toBe('Sun, 01 Nov 2026 10:00:00 GMT')
})

test('an RSS description is HTML, and an Atom entry has the year of the book before its own date', () => {
  const feed = feedWith({ entries: [{ ...entry, summary: '1 < 2 & <b>3</b>', year: 1851 }] })
  const rss = writeRss(feed, links('rss'), 'en')
  const html = '&lt;p&gt;1 &amp;lt; 2 &amp;amp; &amp;lt;b&amp;gt;3&amp;lt;/b&amp;gt;&lt;/p&gt;'
  expect(rss).toContain(`<description>${html}</description>`)
  const atom = writeAtom(feed, links('atom'), 'en')
  expect(atom.indexOf('<dcterms:issued>')).toBeGreaterThan(0)
  expect(atom.indexOf('<dcterms:issued>')).toBeLessThan(atom.indexOf('<published>'))
})

test('an OPDS feed has the documented shape, with search and facets', () => {
  const facets = [
    { title: 'Genres', links: [{ title: 'Novel', query: { genreId: '2' }, isChosen: true }] },
  ]
  const feed = opdsOf(feedWith({ search: 'query', facets }))
  expect(feed).toMatchObject({
    metadata: { title: 'Books', numberOfItems: 1 },
    facets: [{ links: [{ href: `${address}.opds?genreId=2`, rel: 'self' }] }],
    publications: [{ metadata: { identifier: 'urn:isbn:9780142437247', author: entry.author } }],
  })
  expect(JSON.stringify(feed)).toContain(`"${address}.opds{?query}"`)
  opdsOf(feedWith({ entries: [{ ...entry, isbn: null, images: [] }] }))
})

test('an empty feed is valid, too, and the same each time', () => {
  const empty = feedWith({ entries: [], nextCursor: null, total: { count: 0, exact: true } })
  expect(textOf(atomOf(empty), 'updated')).toBe('1970-01-01T00:00:00.000Z')
  expect(all(rssOf(empty), 'item')).toEqual([])
  expect(opdsOf(empty)).toMatchObject({ publications: [] })
})

test('whatever a text contains, the XML can be parsed and says the same', () => {
  const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
  const text = fc.string({ unit: 'binary', minLength: 1 }).map((sample) => `x${sample}`)
  fc.assert(
    fc.property(text, (title) => {
      const feed = feedWith({ title, entries: [{ ...entry, title, subject: title }] })
      const written = title.replaceAll(forbidden, '')
      const atom = atomOf(feed)
      expect(textOf(atom, 'title')).toBe(written)
      expect(all(atom, 'entry').map((one) => textOf(one, 'title'))).toEqual([written])
      expect(textOf(rssOf(feed), 'title')).toBe(written)
    }),
  )
})
