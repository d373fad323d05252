import { allowing } from '#server/api/procedure.ts'
import {
  activityPageSchema,
  activityQuerySchema,
  ownActivityPageSchema,
  ownActivityQuerySchema,
} from './activity-list.server.ts'
import { listActivity } from './list-activity.server.ts'
import { listOwnActivity } from './list-own-activity.server.ts'

export const activityApi = {
  list: allowing({ user: ['list'] })
    .route({ method: 'GET', path: '/activity', summary: 'Who did what to what, and when' })
    .input(activityQuerySchema)
    .output(activityPageSchema)
    .handler(({ context, input }) => listActivity(context.database, input)),

  listOwn: allowing({ account: ['update'] })
    .route({
      method: 'GET',
      path: '/account/activity',
      summary: 'Who came in as the caller, or tried to',
    })
    .input(ownActivityQuerySchema)
    .output(ownActivityPageSchema)
    .handler(({ context, input }) =>
      listOwnActivity(context.database, context.caller.user.id, input),
    ),
}
