import { defineServerModule } from '#kit/features/index.server.ts'
import { feedHandler } from '#modules/feeds/index.server.ts'
import { booksFeed } from './feed/books-feed.server.ts'
import { lettersApi } from './letters/letters.api.server.ts'

export default defineServerModule({
  api: () => ({ books: lettersApi }),
  categories: ['books', 'education'],
  shortcuts: [{ name: 'books', url: '/app/books' }],
  handlers: (services) => [feedHandler(services, booksFeed)],
})
