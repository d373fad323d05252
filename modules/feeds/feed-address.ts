export const feedTypes = {
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
  opds: 'application/opds+json',
} as const

export type FeedFormat = keyof typeof feedTypes

export const feedFormats = ['atom', 'rss', 'opds'] as const satisfies FeedFormat[]

/** `name` is that of a feed, and after a slash the token of one that is public. */
export const feedAddress = (name: string, format: FeedFormat) => `/api/feeds/${name}.${format}`
