import { feedTypes, type FeedFormat } from './feed-address.ts'
import type { Feed } from './feed.server.ts'

export interface FeedLink {
  rel: string
  href: string
  type: string
}

/** The links of a feed and the addresses in it, all of them absolute. */
export class LinksOfFeed {
  readonly #address: URL
  readonly #type: string

  constructor(address: string, format: FeedFormat) {
    this.#address = new URL(address)
    this.#type = feedTypes[format]
  }

  absolute(path: string): string {
    return new URL(path, this.#address).href
  }

  withQuery(query: Record<string, string>): string {
    const address = new URL(this.#address.pathname, this.#address)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    return address.href
  }

  of({ page, nextCursor }: Feed): FeedLink[] {
    const type = this.#type
    const others = Object.fromEntries(this.#address.searchParams)
    delete others['cursor']
    return [
      { rel: 'self', href: this.#address.href, type },
      { rel: 'alternate', href: this.absolute(page), type: 'text/html' },
      { rel: 'first', href: this.withQuery(others), type },
      ...(nextCursor === null
        ? []
        : [{ rel: 'next', href: this.withQuery({ ...others, cursor: nextCursor }), type }]),
    ]
  }
}

/** Null for a list that is empty and was never changed. */
export function lastChange({ entries, changedAt }: Feed): Date | null {
  const times = entries.flatMap(({ publishedAt, updatedAt }) => [+publishedAt, +updatedAt])
  const all = changedAt ? [...times, +changedAt] : times
  return all.length > 0 ? new Date(Math.max(...all)) : null
}
