import { defineServerModule } from '#kit/features/index.server.ts'
import { robotsHandler } from './robots-handler.server.ts'
import { sitemapHandler } from './sitemap-handler.server.ts'

export default defineServerModule({
  handlers: ({ config }, { robots, publicPages }) => [
    robotsHandler(config, robots),
    sitemapHandler(config, publicPages),
  ],
})
