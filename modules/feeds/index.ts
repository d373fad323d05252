export { FeedLinks } from './feed-links.tsx'
export { feedAddress, feedFormats } from './feed-address.ts'
