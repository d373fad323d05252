import { defineServerModule } from '#kit/features/index.server.ts'
import { feedHandler } from '#modules/feeds/index.server.ts'
import { booksFeed } from './feed/books-feed.server.ts'

export default defineServerModule({
  handlers: (services) => [feedHandler(services, booksFeed)],
})
