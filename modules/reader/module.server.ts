import { defineServerModule } from '#kit/features/index.server.ts'
import { feedHandler } from '#modules/feeds/index.server.ts'
import { booksFeed } from './feed/books-feed.server.ts'

export default defineServerModule({
  categories: ['books', 'education'],
  shortcuts: [{ name: 'books', url: '/app/books' }],
  handlers: (services) => [feedHandler(services, booksFeed)],
})
