import { defineServerModule } from '#kit/features/index.server.ts'
import { feedHandler } from '#modules/feeds/index.server.ts'
import { activity } from './activity.ts'
import { sharingApi } from './sharing.api.server.ts'
import { shelfFeed } from './shelf-feed.server.ts'
import { notices } from './shelf-notifications/notifications.server.ts'

export default defineServerModule({
  tags: {
    shelves: 'Personal shelves of books, shared with organizations or by a public link.',
  },
  api: () => ({ shelves: sharingApi }),
  activity,
  handlers: (services) => [feedHandler(services, shelfFeed)],
  notices,
})
