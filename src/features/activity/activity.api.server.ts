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
    .route({
      method: 'GET',
      path: '/activity',
      summary: 'List activity',
      description:
        'A page of the record of who did what to what, the newest first, filtered by user, action, item and time.',
    })
    .input(activityQuerySchema)
    .output(activityPageSchema)
    .handler(({ context, input }) => listActivity(context.database, input)),

  listOwn: allowing({ account: ['update'] })
    .route({
      method: 'GET',
      path: '/account/activity',
      summary: 'List own sign-ins',
      description:
        'A page of the sign-ins and failed sign-ins of the signed-in user, the newest first.',
    })
    .input(ownActivityQuerySchema)
    .output(ownActivityPageSchema)
    .handler(({ context, input }) =>
      listOwnActivity(context.database, context.caller.user.id, input),
    ),
}
