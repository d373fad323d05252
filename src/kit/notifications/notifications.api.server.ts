import { z } from 'zod/mini'
import type { Caller } from '#platform/access/caller.ts'
import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { idSchema } from '#platform/api/id.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import { paging } from '#platform/list/list-schema.ts'
import { countUnread, listNotifications, readNotifications } from './list-notifications.server.ts'
import { notificationPageSchema, unreadSchema } from './notification-list.server.ts'
import { notificationSchema } from './notification.ts'
import { mailChoices } from './settings/mail-choice.ts'
import {
  chooseMail,
  choosePush,
  findTopic,
  listMailSettings,
} from './settings/mail-settings.server.ts'
import { mailSettingSchema } from './settings/notification-settings.ts'

nameSchemas({ Notification: notificationSchema, MailSetting: mailSettingSchema })

const unknownTopic = () => httpErrors.notFound('Topic')
const settingsSchema = z.object({ items: z.array(mailSettingSchema) })

const own = { account: ['update'] } as const
const reading = requirePermission(own, { account: ['read'] })
const changing = requirePermission(own)

export const notificationsApi = {
  list: reading
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

  unread: reading
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

  read: changing
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

  settings: reading
    .route({
      method: 'GET',
      path: '/notifications/settings',
      summary: 'List notification settings',
      description:
        'When the caller gets notifications by email, for each topic, and whether browsers that take pushes get one. The bell shows them all.',
    })
    .output(settingsSchema)
    .handler(async ({ context: { caller, database } }) => ({
      items: await listMailSettings(database.orm, callerOf(caller)),
    })),

  choose: changing
    .route({
      method: 'PATCH',
      path: '/notifications/settings',
      summary: 'Update a notification setting',
      description:
        'Email, push or both. What waits follows the new choice. Messages about the safety of the account can’t be turned off.',
    })
    .errors(errorMap(unknownTopic()))
    .input(
      z
        .strictObject({
          topic: z.string(),
          mail: z.optional(z.enum(mailChoices)),
          push: z.optional(z.boolean()),
        })
        .check(
          z.refine(({ mail, push }) => mail !== undefined || push !== undefined, {
            error: 'Choose email, push or both',
            path: ['mail'],
          }),
        ),
    )
    .output(settingsSchema)
    .handler(async ({ context: { caller, database }, input: { topic, mail, push } }) => {
      const found = findTopic(topic)
      if (!found) throw unknownTopic()
      const { id } = caller.user
      await database.orm.transaction(async (transaction) => {
        if (mail !== undefined) await chooseMail(transaction, id, { topics: [found], mail })
        if (push !== undefined) await choosePush(transaction, id, { topic: found, push })
      })
      return { items: await listMailSettings(database.orm, callerOf(caller)) }
    }),
}

const callerOf = ({ user, permissions }: Caller) => ({ id: user.id, permissions })
