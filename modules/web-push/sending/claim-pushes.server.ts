import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { choicesFor, notifications, topicOf } from '#modules/notifications/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { fairTurns } from '#platform/jobs/fair-turns.ts'
import { pushMessages, pushSubscriptions } from '../web-push.table.server.ts'
import { liveSubscriptions } from './live-subscriptions.server.ts'

/** Longer than all that is claimed at once may take, so that a push of a process that was killed is sent soon. */
const leaseSeconds = 30
const mostAtOnce = 32
const mostPerUser = 4
/** More candidates than are sent: another process may have taken some. */
const spareCandidates = 50

const column = {
  id: pushMessages.id,
  subscriptionId: pushMessages.subscriptionId,
  notificationId: pushMessages.notificationId,
  attempts: pushMessages.attempts,
  createdAt: pushMessages.createdAt,
}

export type ClaimedPush = Pick<typeof pushMessages.$inferSelect, keyof typeof column>

/** `sending` are the ids of pushes that this process is sending. */
export async function claimPushes(
  { orm }: Pick<Database, 'orm'>,
  sending: readonly string[],
): Promise<ClaimedPush[]> {
  const limit = mostAtOnce - sending.length
  if (limit <= 0) return []
  const turns = fairTurns({
    rows: sql`
      SELECT message.id, user_id AS key, due_at, message.id = ANY (${sql.param(sending)}::uuid[]) AS is_running
      FROM ${pushMessages} AS message JOIN ${pushSubscriptions} AS browser ON browser.id = subscription_id
      WHERE due_at <= now() OR message.id = ANY (${sql.param(sending)}::uuid[])`,
    perKey: mostPerUser,
    limit: limit + spareCandidates,
  })
  const due = sql`(
    SELECT due.id FROM (${turns}) AS turns JOIN ${pushMessages} AS due USING (id) WHERE due_at <= now()
    ORDER BY turn, lot LIMIT ${limit} FOR UPDATE OF due SKIP LOCKED)`
  return orm
    .update(pushMessages)
    .set({
      attempts: sql`${pushMessages.attempts} + 1`,
      dueAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(inArray(pushMessages.id, due))
    .returning(column)
}

export type WantedPush = Awaited<ReturnType<typeof wantedPushes>>[number]

/** Without those that were read or turned off since, and those of sessions that are over and users who are banned. */
export async function wantedPushes(
  { orm }: Pick<Database, 'orm'>,
  config: Pick<Config, 'adminUserIds' | 'limits'>,
  claimed: readonly ClaimedPush[],
) {
  const live = await liveSubscriptions(
    orm,
    config,
    claimed.map(({ subscriptionId }) => subscriptionId),
  )
  const { id, userId, kind, facts, path } = notifications
  const ids = claimed.map(({ notificationId }) => notificationId)
  const unread = await orm
    .select({ id, userId, kind, facts, path })
    .from(notifications)
    .where(and(inArray(id, ids), isNull(notifications.readAt)))
  const wanted = []
  for (const message of claimed) {
    const browser = live.find(({ subscription }) => subscription.id === message.subscriptionId)
    const notification = unread.find((one) => one.id === message.notificationId)
    if (!browser || notification?.userId !== browser.subscription.userId) continue
    const topic = topicOf(notification.kind)
    if (!topic) continue
    const [choice] = await choicesFor(orm, [notification.userId], topic)
    if (choice?.channel) wanted.push({ message, notification, ...browser })
  }
  return wanted
}

export const isOfClaim = ({ id, attempts }: ClaimedPush) =>
  and(eq(pushMessages.id, id), eq(pushMessages.attempts, attempts))
