import { sql } from 'drizzle-orm'
import type { NoticeListener } from '#kit/notices/index.server.ts'
import { dueNow } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import { unsubscribeFrom } from './notification-mail/unsubscribe-from.server.ts'
import { notifications } from './notification.table.server.ts'
import { dueAt } from './settings/due-at.ts'
import { choicesFor } from './settings/mail-settings.server.ts'
import type { NotificationChannel } from './settings/notification-channel.server.ts'
import { topicOf } from './settings/notification-topics.server.ts'

type Orm = Pick<Database['orm'], 'select'>

/** Writes a row for each user, which the bell shows, and the mail and the channel bring. */
export const keepNotifications = (channel?: NotificationChannel): NoticeListener => ({
  unsubscribeFrom,

  async hear(transaction, userIds, { kind, facts = {}, path }, now) {
    const choices = await choicesIn(transaction, userIds, kind)
    const { ownMail = [] } = topicOf(kind) ?? {}
    const dueTimes = choices.map(({ mail }) =>
      mail === 'atOnce' && ownMail.includes(kind) ? null : dueAt(mail, now),
    )
    const brought = choices.map((choice) => choice.channel)
    const isReached = channel?.reaches(sql`told.user_id`) ?? sql`false`
    // Most users are reached by no channel: their rows are not written twice.
    await transaction.execute(sql`
      INSERT INTO ${notifications} (user_id, kind, facts, path, mail_due_at, push_due_at)
      SELECT user_id, ${kind}, ${JSON.stringify(facts)}::jsonb, ${path ?? null}, due,
        CASE WHEN is_brought AND ${isReached} THEN ${dueNow} END
      FROM unnest(
        ${sql.param(userIds)}::uuid[], ${sql.param(dueTimes)}::timestamptz[], ${sql.param(brought)}::boolean[]
      ) AS told (user_id, due, is_brought)`)
  },

  async wantAtOnce(orm, userIds, kind) {
    const choices = await choicesIn(orm, userIds, kind)
    return userIds.filter((_, index) => choices[index]?.mail === 'atOnce')
  },
})

async function choicesIn(orm: Orm, userIds: readonly string[], kind: string) {
  const topic = topicOf(kind)
  if (!topic) return userIds.map(() => ({ mail: 'off' as const, channel: false }))
  return choicesFor(orm, userIds, topic)
}
