import { requirePermission } from '#platform/api/procedure.ts'
import {
  activityPageSchema,
  activityQuerySchema,
  ownActivityPageSchema,
  ownActivityQuerySchema,
} from './activity-list.server.ts'
import { listActivity, listOwnActivity } from './list-activity.server.ts'
import type { TodaysNames } from './name-activity.server.ts'

export const activityApi = (todaysNames: TodaysNames) => ({
  list: requirePermission({ user: ['list'] })
    .route({
      method: 'GET',
      path: '/activity',
      summary: 'List activity',
      description:
        'A page of activity, newest first: who did what to what. Filter by user, action, item and time.',
    })
    .input(activityQuerySchema)
    .output(activityPageSchema)
    .handler(({ context, input }) => listActivity(context.database, input, todaysNames)),

  listOwn: requirePermission({ account: ['update'] }, { account: ['read'] })
    .route({
      method: 'GET',
      path: '/account/activity',
      summary: 'List own sign-ins',
      description: 'A page of the signed-in user’s sign-ins and failed attempts, newest first.',
    })
    .input(ownActivityQuerySchema)
    .output(ownActivityPageSchema)
    .handler(({ context, input }) =>
      listOwnActivity(context.database, context.caller.user.id, input),
    ),
})
