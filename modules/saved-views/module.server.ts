import { defineServerModule } from '#kit/features/index.server.ts'
import { activity } from './activity.ts'
import { sharedViewNames } from './names/shared-names.server.ts'
import { viewsOf } from './views-of.server.ts'
import { viewsApi } from './views.api.server.ts'

export default defineServerModule({
  activity,
  api: ({ managerLists }) => ({ views: viewsApi(managerLists) }),
  accountSections: { views: { read: viewsOf, scope: 'account:read' } },
  todaysNames: { view: sharedViewNames },
})
