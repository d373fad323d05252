import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Permissions } from '#platform/access/permissions.ts'
import type { Database } from '#platform/database/database.ts'
import { includesAll } from '#rules/includes-all.ts'
import { notifications } from '../notification.table.server.ts'
import { dueAt } from './due-at.ts'
import type { MailChoice } from './mail-choice.ts'
import { notificationSettings } from './notification-setting.table.server.ts'
import type { MailSetting } from './notification-settings.ts'
import { notificationTopics, type NotificationTopic } from './notification-topics.server.ts'

type Orm = Database['orm']
type Writing = Pick<Orm, 'execute' | 'update'>

const isOpen = (topic: NotificationTopic) => !topic.isFixed

export const findTopic = (name: string) =>
  notificationTopics().find((topic) => topic.name === name && isOpen(topic))

interface Choice {
  mail: MailChoice
  push: boolean
}

/** In the order of the users: what they chose, or the defaults of the topic. */
export async function choicesFor(
  orm: Pick<Orm, 'select'>,
  userIds: readonly string[],
  topic: NotificationTopic,
): Promise<Choice[]> {
  const chosen = await chosenBy(orm, userIds, topic)
  return userIds.map((id) => withDefaults(topic, chosen.get(id)))
}

type Chosen = Pick<typeof notificationSettings.$inferSelect, 'mail' | 'push'>

const withDefaults = (topic: NotificationTopic, chosen?: Chosen): Choice => ({
  mail: (isOpen(topic) && chosen?.mail) || topic.mail,
  push: (isOpen(topic) ? chosen?.push : null) ?? true,
})

async function chosenBy(
  orm: Pick<Orm, 'select'>,
  userIds: readonly string[],
  { name, isFixed }: NotificationTopic,
): Promise<Map<string, Chosen>> {
  if (isFixed || userIds.length === 0) return new Map()
  const { userId, mail, push } = notificationSettings
  const rows = await orm
    .select({ userId, mail, push })
    .from(notificationSettings)
    .where(
      and(
        eq(notificationSettings.topic, name),
        sql`${notificationSettings.userId} = ANY (${sql.param(userIds)}::uuid[])`,
      ),
    )
  return new Map(rows.map((row) => [row.userId, row]))
}

export async function listMailSettings(
  orm: Pick<Orm, 'select'>,
  user: { id: string; permissions: Permissions },
): Promise<MailSetting[]> {
  const { topic, mail, push } = notificationSettings
  const rows = await orm
    .select({ topic, mail, push })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, user.id))
  const chosen = new Map(rows.map((row) => [row.topic, row]))
  return notificationTopics()
    .filter(({ needs }) => !needs || includesAll(user.permissions, needs))
    .map((one) => {
      const { mail: mailed, push: pushed } = withDefaults(one, chosen.get(one.name))
      return { topic: one.name, mail: mailed, push: pushed, isFixed: !isOpen(one) }
    })
}

/** What already waits follows the new choice, too. */
export async function chooseMail(
  transaction: Writing,
  userId: string,
  { topics, mail }: { topics: readonly NotificationTopic[]; mail: MailChoice },
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

/** What already waits is pushed no more. */
export async function choosePush(
  transaction: Writing,
  userId: string,
  { topic, push }: { topic: NotificationTopic; push: boolean },
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO ${notificationSettings} (user_id, topic, push) VALUES (${userId}, ${topic.name}, ${push})
    ON CONFLICT (user_id, topic) DO UPDATE SET push = excluded.push, updated_at = now()`)
  if (push) return
  await transaction
    .update(notifications)
    .set({ pushDueAt: null })
    .where(
      and(
        eq(notifications.userId, userId),
        inArray(notifications.kind, [...topic.kinds]),
        sql`${notifications.pushDueAt} IS NOT NULL`,
      ),
    )
}

/** For the data of an account. */
export const mailSettingsOf = (orm: Pick<Orm, 'select'>, userId: string) =>
  orm
    .select({
      topic: notificationSettings.topic,
      mail: notificationSettings.mail,
      push: notificationSettings.push,
      updatedAt: notificationSettings.updatedAt,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
