import { defineServerModule } from '#kit/features/index.server.ts'
import { shelvesOf } from './account/shelves-of.server.ts'
import { activity } from './activity.ts'
import { shelfResources, shelfTools } from './list/shelf-tools.server.ts'
import { shelvesApi } from './shelves.api.server.ts'

export default defineServerModule({
  shortcuts: [{ name: 'shelves', url: '/app/shelves' }],
  tags: { shelves: 'Personal shelves of books.' },
  api: () => ({ shelves: shelvesApi }),
  activity,
  accountSections: { shelves: { read: shelvesOf, scope: 'shelf:read' } },
  assistantTools: shelfTools,
  assistantResources: shelfResources,
})
