export type { AskedFeed, Feed, FeedEntry, FeedSource } from './feed.server.ts'
export { feedQuery } from './feed-query.server.ts'
export { feedHandler } from './feeds-handler.server.ts'
