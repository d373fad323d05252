import { product } from '#rules/product.ts'
import type { Feed, FeedEntry } from './feed.server.ts'
import { type LinksOfFeed, lastChange } from './links-of-feed.server.ts'
import { mediaElements, mediaNamespace } from './media.server.ts'
import { element, textElement, xmlDocument } from './xml.server.ts'

/** RFC 4287, with pages of RFC 5005. */
export function writeAtom(feed: Feed, links: LinksOfFeed, language: string): string {
  const names = {
    xmlns: 'http://www.w3.org/2005/Atom',
    'xmlns:dcterms': 'http://purl.org/dc/terms/',
    ...mediaNamespace,
    'xml:lang': language,
  }
  const updated = lastChange(feed) ?? new Date(0)
  return xmlDocument(
    element('feed', names, [
      textElement('id', feed.id),
      textElement('title', feed.title),
      textElement('subtitle', feed.subtitle),
      textElement('updated', updated.toISOString()),
      textElement('generator', product.name),
      element('author', {}, [textElement('name', product.name)]),
      ...links.of(feed).map((link) => element('link', { ...link })),
      ...feed.entries.map((entry) => writeEntry(entry, links)),
    ]),
  )
}

const writeEntry = (entry: FeedEntry, links: LinksOfFeed) =>
  element('entry', { 'xml:lang': entry.language }, [
    textElement('id', `urn:uuid:${entry.id}`),
    textElement('title', entry.title),
    // Readers that ignore namespaces take the later of the two.
    textElement('dcterms:issued', entry.year?.toString()),
    textElement('published', entry.publishedAt.toISOString()),
    textElement('updated', entry.updatedAt.toISOString()),
    element('author', {}, [textElement('name', entry.author)]),
    element('link', { rel: 'alternate', href: links.absolute(entry.page), type: 'text/html' }),
    entry.subject ? element('category', { term: entry.subject }) : undefined,
    textElement('summary', entry.summary),
    textElement('dcterms:publisher', entry.publisher),
    textElement('dcterms:identifier', entry.isbn && `urn:isbn:${entry.isbn}`),
    ...mediaElements(entry, links),
  ])
