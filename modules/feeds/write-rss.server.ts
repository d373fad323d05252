import { product } from '#rules/product.ts'
import type { Feed, FeedEntry } from './feed.server.ts'
import { type LinksOfFeed, lastChange } from './links-of-feed.server.ts'
import { mediaElements, mediaNamespace } from './media.server.ts'
import { element, textElement, xmlDocument } from './xml.server.ts'

/** RSS 2.0. */
export function writeRss(feed: Feed, links: LinksOfFeed, language: string): string {
  const names = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    ...mediaNamespace,
  }
  return xmlDocument(
    element('rss', names, [
      element('channel', {}, [
        textElement('title', feed.title),
        textElement('link', links.absolute(feed.page)),
        textElement('description', feed.subtitle ?? feed.title),
        textElement('language', language),
        textElement('generator', product.name),
        textElement('lastBuildDate', lastChange(feed)?.toUTCString()),
        ...links
          .of(feed)
          .filter(({ rel }) => rel !== 'alternate')
          .map((link) => element('atom:link', { ...link })),
        ...feed.entries.map((entry) => writeItem(entry, links)),
      ]),
    ]),
  )
}

const writeItem = (entry: FeedEntry, links: LinksOfFeed) =>
  element('item', {}, [
    textElement('title', entry.title),
    textElement('link', links.absolute(entry.page)),
    element('guid', { isPermaLink: 'false' }, [`urn:uuid:${entry.id}`]),
    textElement('pubDate', entry.publishedAt.toUTCString()),
    textElement('dc:creator', entry.author),
    textElement('dc:publisher', entry.publisher),
    textElement('dc:language', entry.language),
    textElement('dc:identifier', entry.isbn && `urn:isbn:${entry.isbn}`),
    textElement('category', entry.subject),
    textElement('description', entry.summary && element('p', {}, [entry.summary]).text),
    ...mediaElements(entry, links),
  ])
