export { robotsHandler } from './robots-handler.server.ts'
export { sitemapHandler } from './sitemap-handler.server.ts'
