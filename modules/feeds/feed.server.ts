import type { Language } from '#i18n/languages.ts'
import type { Permissions } from '#platform/access/permissions.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import type { Total } from '#platform/list/page.ts'

/** Addresses are paths of this server. */
export interface Feed {
  /** Stays the same when the address of the feed changes. */
  id: string
  title: string
  subtitle?: string
  /** The page that shows the same. */
  page: string
  /** When the list itself was changed, besides its entries. */
  changedAt?: Date
  entries: FeedEntry[]
  total: Total
  nextCursor: string | null
  /** Other choices from the same feed, by their parameters. */
  facets?: FeedFacet[]
  /** The parameter that searches, if there is one. */
  search?: string
}

export interface FeedEntry {
  id: string
  title: string
  author: string
  page: string
  publishedAt: Date
  updatedAt: Date
  /** ISO 639. */
  language: string | null
  summary?: string | null
  subject?: string | undefined
  publisher: string | null
  isbn: string | null
  year: number | null
  images: FeedImage[]
}

interface FeedImage {
  address: string
  type: string
  width: number
}

interface FeedFacet {
  title: string
  links: { title: string; query: Record<string, string>; isChosen: boolean }[]
}

export type FeedServices = Pick<ApiServices, 'access' | 'accountHooks' | 'config' | 'database'>

export interface AskedFeed extends Pick<FeedServices, 'config' | 'database'> {
  /** Empty where permissions decide. */
  token: string
  language: Language
  /** The parameters of the address, still to be checked. */
  params: Record<string, string>
}

export interface FeedSource {
  name: string
  /** Null: the token in the address decides, and logs must not show the address. */
  permissions: Permissions | null
  read: (asked: AskedFeed) => Promise<Feed>
}
