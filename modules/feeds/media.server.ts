import type { FeedEntry } from './feed.server.ts'
import type { LinksOfFeed } from './links-of-feed.server.ts'
import { element, type Xml } from './xml.server.ts'

export const mediaNamespace = { 'xmlns:media': 'http://search.yahoo.com/mrss/' }

/** The largest picture: `enclosure` of RSS would need its length in bytes. */
export function mediaElements({ images: [image] }: FeedEntry, links: LinksOfFeed): Xml[] {
  if (!image) return []
  const { address, type, width } = image
  const facts = { url: links.absolute(address), type, medium: 'image', width }
  return [element('media:content', facts)]
}
