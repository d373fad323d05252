import { z } from 'zod/mini'
import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { idSchema } from '#platform/api/id.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { paging } from '#platform/list/list-schema.ts'
import { countUnread, listNotifications, readNotifications } from './list-notifications.server.ts'
import { notificationPageSchema, unreadSchema } from './notification-list.server.ts'
import { notificationSchema } from './notification.ts'

nameSchemas({ Notification: notificationSchema })

const ofUser = requirePermission({ account: ['update'] })

export const notificationsApi = {
  list: ofUser
    .route({
      method: 'GET',
      path: '/notifications',
      summary: 'List notifications',
      description: 'A page of the notifications of the caller, the newest first.',
    })
    .input(z.strictObject({ cursor: z.optional(idSchema), limit: paging.limit }))
    .output(notificationPageSchema)
    .handler(({ context, input }) =>
      listNotifications(context.database.orm, context.caller.user.id, input),
    ),

  unread: ofUser
    .route({
      method: 'GET',
      path: '/notifications/unread',
      summary: 'Count unread notifications',
      description: 'Counting stops at 100.',
    })
    .output(unreadSchema)
    .handler(async ({ context }) => ({
      unread: await countUnread(context.database.orm, context.caller.user.id),
    })),

  read: ofUser
    .route({
      method: 'POST',
      path: '/notifications/read',
      summary: 'Mark notifications as read',
      description:
        'Those with these ids, or all up to and including `upTo`; without both, all. Answers how many are unread then.',
    })
    .input(
      z.strictObject({
        ids: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(100))),
        upTo: z.optional(idSchema),
      }),
    )
    .output(unreadSchema)
    .handler(async ({ context, input }) => ({
      unread: await readNotifications(context.database.orm, context.caller.user.id, input),
    })),
}
