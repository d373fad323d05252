import { feedTypes } from './feed-address.ts'
import type { Feed, FeedEntry } from './feed.server.ts'
import { type LinksOfFeed, lastChange } from './links-of-feed.server.ts'

const type = feedTypes.opds

/** OPDS demands a picture in JPEG, PNG or GIF: covers are WebP, and a book may have none. */
const icon = { address: '/icons/app-512.png', type: 'image/png', width: 512 }

/** OPDS 2.0. */
export function writeOpds(feed: Feed, links: LinksOfFeed, language: string): string {
  const { total, facets = [], search } = feed
  return JSON.stringify({
    metadata: {
      identifier: feed.id,
      title: feed.title,
      subtitle: feed.subtitle,
      language,
      modified: lastChange(feed)?.toISOString(),
      numberOfItems: total.exact ? total.count : undefined,
    },
    links: [
      ...links.of(feed),
      ...(search
        ? [{ rel: 'search', href: `${links.withQuery({})}{?${search}}`, type, templated: true }]
        : []),
    ],
    publications: feed.entries.map((entry) => publicationOf(entry, links)),
    ...(facets.length > 0 && {
      facets: facets.map(({ title, links: choices }) => ({
        metadata: { title },
        links: choices.map((choice) => ({
          title: choice.title,
          href: links.withQuery(choice.query),
          type,
          rel: choice.isChosen ? 'self' : undefined,
        })),
      })),
    }),
  })
}

/** The page of a book is its preview: no file of it can be acquired here. */
const publicationOf = (entry: FeedEntry, links: LinksOfFeed) => ({
  metadata: {
    '@type': 'http://schema.org/Book',
    identifier: entry.isbn ? `urn:isbn:${entry.isbn}` : `urn:uuid:${entry.id}`,
    title: entry.title,
    author: entry.author,
    publisher: entry.publisher ?? undefined,
    language: entry.language ?? undefined,
    modified: entry.updatedAt.toISOString(),
    description: entry.summary ?? undefined,
    subject: entry.subject,
  },
  links: [{ rel: 'preview', href: links.absolute(entry.page), type: 'text/html' }],
  images: [...entry.images, icon].map(({ address, type: format, width }) => ({
    href: links.absolute(address),
    type: format,
    width,
  })),
})
