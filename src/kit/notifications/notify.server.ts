import { sql } from 'drizzle-orm'
import { dueNow } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import { notifications } from './notification.table.server.ts'
import type { NotificationFacts } from './notification.ts'
import { dueAt } from './settings/due-at.ts'
import { choicesFor } from './settings/mail-settings.server.ts'
import { notificationChannel } from './settings/notification-channel.server.ts'
import { type NotificationTopic, topicOf } from './settings/notification-topics.server.ts'

type Orm = Pick<Database['orm'], 'select' | 'execute'>

interface Notice {
  kind: string
  facts?: NotificationFacts
  path?: string
}

/** Runs in the transaction of the event, so that both are saved or neither. Returns the users who want a message at once. */
export async function notify(
  transaction: Orm,
  userIds: readonly string[],
  { kind, facts = {}, path }: Notice,
  now = new Date(),
): Promise<string[]> {
  if (userIds.length === 0) return []
  const choices = await choicesIn(transaction, userIds, kind)
  const { ownMail = [] } = topicOf(kind) ?? {}
  const dueTimes = choices.map(({ mail }) =>
    mail === 'atOnce' && ownMail.includes(kind) ? null : dueAt(mail, now),
  )
  const brought = choices.map(({ channel }) => channel)
  const isReached = notificationChannel()?.reaches(sql`told.user_id`) ?? sql`false`
  // Most users are reached by no channel: their rows are not written twice.
  await transaction.execute(sql`
    INSERT INTO ${notifications} (user_id, kind, facts, path, mail_due_at, push_due_at)
    SELECT user_id, ${kind}, ${JSON.stringify(facts)}::jsonb, ${path ?? null}, due,
      CASE WHEN is_brought AND ${isReached} THEN ${dueNow} END
    FROM unnest(
      ${sql.param(userIds)}::uuid[], ${sql.param(dueTimes)}::timestamptz[], ${sql.param(brought)}::boolean[]
    ) AS told (user_id, due, is_brought)`)
  return userIds.filter((_, index) => choices[index]?.mail === 'atOnce')
}

/** Selects the users who want the message of a domain at once. */
export async function wantAtOnce(
  orm: Pick<Orm, 'select'>,
  userIds: readonly string[],
  kind: string,
): Promise<string[]> {
  const choices = await choicesIn(orm, userIds, kind)
  return userIds.filter((_, index) => choices[index]?.mail === 'atOnce')
}

async function choicesIn(orm: Pick<Orm, 'select'>, userIds: readonly string[], kind: string) {
  const topic: NotificationTopic | undefined = topicOf(kind)
  if (!topic) return userIds.map(() => ({ mail: 'off' as const, channel: false }))
  return choicesFor(orm, userIds, topic)
}
