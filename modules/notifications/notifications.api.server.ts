import { z } from 'zod/mini'
import type { Caller } from '#platform/access/caller.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { idSchema } from '#platform/api/id.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { paging } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { countUnread, listNotifications, readNotifications } from './list-notifications.server.ts'
import { notificationPageSchema, unreadSchema } from './notification-list.server.ts'
import { notificationSchema } from './notification.ts'
import { type MailChoice, mailChoices } from './settings/mail-choice.ts'
import {
  chooseChannel,
  chooseMail,
  findTopic,
  listMailSettings,
} from './settings/mail-settings.server.ts'
import type { NotificationChannel } from './settings/notification-channel.server.ts'
import { mailSettingSchema } from './settings/notification-settings.ts'

nameSchemas({ Notification: notificationSchema })

const unknownTopic = () => httpErrors.notFound('Topic')

const own = { account: ['update'] } as const
const reading = requirePermission(own, { account: ['read'] })
const changing = requirePermission(own)

export const notificationsApi = (channel: NotificationChannel | undefined) => ({
  ...readingApi,
  ...settingsApi(channel),
})

const readingApi = {
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
}

function settingsApi(channel: NotificationChannel | undefined) {
  const choice: Record<string, z.ZodMiniBoolean> = channel ? { [channel.name]: z.boolean() } : {}
  const setting = mailSettingSchema(choice)
  nameSchemas({ MailSetting: setting })
  const settingsSchema = z.object({ items: z.array(setting) })
  const also = channel ? `, and ${channel.description}` : ''
  const chosen = channel ? `Email, ${channel.name} or both` : 'Email'
  return {
    settings: reading
      .route({
        method: 'GET',
        path: '/notifications/settings',
        summary: 'List notification settings',
        description: `When the caller gets notifications by email, for each topic${also}. The bell shows them all.`,
      })
      .output(settingsSchema)
      .handler(async ({ context: { caller, database } }) => ({
        items: await listMailSettings(database.orm, callerOf(caller), channel),
      })),

    choose: changing
      .route({
        method: 'PATCH',
        path: '/notifications/settings',
        summary: 'Update a notification setting',
        description: `${chosen}. What waits follows the new choice. Messages about the safety of the account can’t be turned off.`,
      })
      .errors(errorMap(unknownTopic()))
      .input(choiceSchema(choice, channel))
      .output(settingsSchema)
      .handler(async ({ context: { caller, database }, input }) => {
        const topic = findTopic(input.topic)
        if (!topic) throw unknownTopic()
        const { id } = caller.user
        const { mail } = input
        const isOn = channel && input[channel.name]
        await database.orm.transaction(async (transaction) => {
          if (mail !== undefined) await chooseMail(transaction, id, { topics: [topic], mail })
          if (typeof isOn === 'boolean') await chooseChannel(transaction, id, { topic, isOn })
        })
        return { items: await listMailSettings(database.orm, callerOf(caller), channel) }
      }),
  }
}

type TopicChoice = { topic: string; mail?: MailChoice | undefined } & Record<string, unknown>

function choiceSchema(
  choices: Record<string, z.ZodMiniBoolean>,
  channel: NotificationChannel | undefined,
): z.ZodMiniType<TopicChoice, TopicChoice> {
  const topic = z.string()
  const mail = z.enum(mailChoices)
  if (!channel) return z.strictObject({ topic, mail })
  return z
    .strictObject({ topic, mail: z.optional(mail), ...z.partial(z.object(choices)).shape })
    .check(
      z.refine(
        (chosen) =>
          [chosen.mail, Reflect.get(chosen, channel.name)].some((one) => one !== undefined),
        {
          error: channel.nothingChosen,
          path: ['mail'],
        },
      ),
    )
}

const callerOf = ({ user, permissions }: Caller) => ({ id: user.id, permissions })
