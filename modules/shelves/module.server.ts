import { defineServerModule } from '#kit/features/index.server.ts'
import { feedHandler } from '#modules/feeds/index.server.ts'
import { shelvesOf } from './account/shelves-of.server.ts'
import { activity } from './activity.ts'
import { shelfResources, shelfTools } from './list/shelf-tools.server.ts'
import { readingListApi } from './reading-list/reading-list.api.server.ts'
import { goalsOf } from './reading/goals/reading-years.server.ts'
import { readingApi } from './reading/reading.api.server.ts'
import { readingsOf } from './reading/readings-of.server.ts'
import { sharingApi } from './sharing/sharing.api.server.ts'
import { shelfFeed } from './sharing/shelf-feed.server.ts'
import { notices } from './shelf-notifications/notifications.server.ts'
import { shelvesApi } from './shelves.api.server.ts'

export default defineServerModule({
  shortcuts: [{ name: 'shelves', url: '/app/shelves' }],
  tags: {
    shelves: 'Personal shelves of books, shared with organizations or by a public link.',
  },
  api: () => ({
    reading: { ...readingApi, ...readingListApi },
    shelves: { ...shelvesApi, ...sharingApi },
  }),
  activity,
  accountSections: {
    readings: { read: readingsOf, scope: 'reading:read' },
    readingGoals: { read: goalsOf, scope: 'reading:read' },
    shelves: { read: shelvesOf, scope: 'shelf:read' },
  },
  handlers: (services) => [feedHandler(services, shelfFeed)],
  assistantTools: shelfTools,
  assistantResources: shelfResources,
  notices,
})
