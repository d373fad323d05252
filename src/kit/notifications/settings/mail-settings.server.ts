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

/** What some users chose; those who are missing have the default. */
export async function choicesFor(
  orm: Pick<Orm, 'select'>,
  userIds: readonly string[],
  { name, isFixed }: NotificationTopic,
): Promise<Map<string, MailChoice>> {
  if (isFixed || userIds.length === 0) return new Map()
  const rows = await orm
    .select({ userId: notificationSettings.userId, mail: notificationSettings.mail })
    .from(notificationSettings)
    .where(
      and(
        eq(notificationSettings.topic, name),
        sql`${notificationSettings.userId} = ANY (${sql.param(userIds)}::uuid[])`,
      ),
    )
  return new Map(rows.map(({ userId, mail }) => [userId, mail]))
}

export async function listMailSettings(
  orm: Pick<Orm, 'select'>,
  user: { id: string; permissions: Permissions },
): Promise<MailSetting[]> {
  const { topic, mail } = notificationSettings
  const rows = await orm
    .select({ topic, mail })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, user.id))
  const chosen = new Map(rows.map((row) => [row.topic, row.mail]))
  return notificationTopics()
    .filter(({ needs }) => !needs || includesAll(user.permissions, needs))
    .map((one) => ({
      topic: one.name,
      mail: isOpen(one) ? (chosen.get(one.name) ?? one.mail) : one.mail,
      isFixed: !isOpen(one),
    }))
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

/** For the data of an account. */
export const mailSettingsOf = (orm: Pick<Orm, 'select'>, userId: string) =>
  orm
    .select({
      topic: notificationSettings.topic,
      mail: notificationSettings.mail,
      updatedAt: notificationSettings.updatedAt,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
