import { and, eq, inArray, sql } from 'drizzle-orm'
import type { NoticeTopic } from '#kit/notices/index.server.ts'
import type { Permissions } from '#platform/access/permissions.ts'
import type { Database } from '#platform/database/database.ts'
import { includesAll } from '#rules/includes-all.ts'
import { notifications } from '../notification.table.server.ts'
import { dueAt } from './due-at.ts'
import type { MailChoice } from './mail-choice.ts'
import type { NotificationChannel } from './notification-channel.server.ts'
import { notificationSettings } from './notification-setting.table.server.ts'
import type { MailSetting } from './notification-settings.ts'
import { notificationTopics } from './notification-topics.server.ts'

type Orm = Database['orm']
type Writing = Pick<Orm, 'execute' | 'update'>

const isOpen = (topic: NoticeTopic) => !topic.isFixed

export const findTopic = (name: string) =>
  notificationTopics().find((topic) => topic.name === name && isOpen(topic))

interface Choice {
  mail: MailChoice
  channel: boolean
}

type Channel = NotificationChannel | undefined

const underItsName = <Value>(channel: Channel, value: Value): Record<string, Value> =>
  channel ? { [channel.name]: value } : {}

/** The choices in the order of the users, or the defaults of the topic. */
export async function choicesFor(
  orm: Pick<Orm, 'select'>,
  userIds: readonly string[],
  topic: NoticeTopic,
): Promise<Choice[]> {
  const chosen = await chosenBy(orm, userIds, topic)
  return userIds.map((id) => withDefaults(topic, chosen.get(id)))
}

type Chosen = Pick<typeof notificationSettings.$inferSelect, 'mail' | 'channel'>

const withDefaults = (topic: NoticeTopic, chosen?: Chosen): Choice => ({
  mail: (isOpen(topic) && chosen?.mail) || topic.mail,
  channel: (isOpen(topic) ? chosen?.channel : null) ?? true,
})

async function chosenBy(
  orm: Pick<Orm, 'select'>,
  userIds: readonly string[],
  { name, isFixed }: NoticeTopic,
): Promise<Map<string, Chosen>> {
  if (isFixed || userIds.length === 0) return new Map()
  const { userId, mail, channel } = notificationSettings
  const rows = await orm
    .select({ userId, mail, channel })
    .from(notificationSettings)
    .where(
      and(
        eq(notificationSettings.topic, name),
        sql`${notificationSettings.userId} = ANY (${sql.param(userIds)}::uuid[])`,
      ),
    )
  return new Map(rows.map((row) => [row.userId, row]))
}

const settingFor = (channel: Channel, topic: NoticeTopic, choice: Choice): MailSetting => ({
  topic: topic.name,
  mail: choice.mail,
  ...underItsName(channel, choice.channel),
  isFixed: !isOpen(topic),
})

export async function listMailSettings(
  orm: Pick<Orm, 'select'>,
  user: { id: string; permissions: Permissions },
  channel?: NotificationChannel,
): Promise<MailSetting[]> {
  const rows = await orm
    .select({
      topic: notificationSettings.topic,
      mail: notificationSettings.mail,
      channel: notificationSettings.channel,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, user.id))
  const chosen = new Map(rows.map((row) => [row.topic, row]))
  return notificationTopics()
    .filter(({ needs }) => !needs || includesAll(user.permissions, needs))
    .map((one) => settingFor(channel, one, withDefaults(one, chosen.get(one.name))))
}

/** Waiting notifications follow the new choice, too. */
export async function chooseMail(
  transaction: Writing,
  userId: string,
  { topics, mail }: { topics: readonly NoticeTopic[]; mail: MailChoice },
  now = new Date(),
): Promise<void> {
  const names = topics.map(({ name }) => name)
  // A deleted user may still follow the link of an old message.
  await transaction.execute(sql`
    INSERT INTO ${notificationSettings} (user_id, topic, mail)
    SELECT users.id, topic, ${mail} FROM users, unnest(${sql.param(names)}::text[]) AS topic
    WHERE users.id = ${userId}
    ON CONFLICT (user_id, topic) DO UPDATE SET mail = excluded.mail, updated_at = now()`)
  await transaction
    .update(notifications)
    .set({ mailDueAt: dueAt(mail, now) })
    .where(
      and(
        eq(notifications.userId, userId),
        inArray(
          notifications.kind,
          topics.flatMap(({ kinds }) => kinds),
        ),
        sql`${notifications.mailDueAt} IS NOT NULL`,
      ),
    )
}

/** Notifications that already wait stay in the bell alone, if the user turns the channel off. */
export async function chooseChannel(
  transaction: Writing,
  userId: string,
  { topic, isOn }: { topic: NoticeTopic; isOn: boolean },
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO ${notificationSettings} (user_id, topic, push) VALUES (${userId}, ${topic.name}, ${isOn})
    ON CONFLICT (user_id, topic) DO UPDATE SET push = excluded.push, updated_at = now()`)
  if (isOn) return
  await transaction
    .update(notifications)
    .set({ channelDueAt: null })
    .where(
      and(
        eq(notifications.userId, userId),
        inArray(notifications.kind, [...topic.kinds]),
        sql`${notifications.channelDueAt} IS NOT NULL`,
      ),
    )
}

/** A section of the user's own data. */
export const mailSettingsOf = (channel: Channel) => (orm: Pick<Orm, 'select'>, userId: string) =>
  orm
    .select({
      topic: notificationSettings.topic,
      mail: notificationSettings.mail,
      ...underItsName(channel, notificationSettings.channel),
      updatedAt: notificationSettings.updatedAt,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
