import { and, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { BaseLogger } from 'pino'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { recipientLanguage } from '#kit/mail/index.server.ts'
import type { NoticeTopic } from '#kit/notices/index.server.ts'
import { stillBanned } from '#platform/access/still-banned.ts'
import { users } from '#platform/access/tables.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { jobs } from '#platform/jobs/tables.ts'
import { mailJobNames } from '#platform/mail/mail-jobs.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { Secrets } from '#platform/secrets/keys.ts'
import { notifications } from '../notification.table.server.ts'
import { choicesFor } from '../settings/mail-settings.server.ts'
import { topicOf } from '../settings/notification-topics.server.ts'
import { notificationMail } from './notification-mail.server.ts'
import { unsubscribeFrom } from './unsubscribe-from.server.ts'

const batch = 500
const dayMs = 24 * 3600_000
const daysUseful = 3

interface Needed {
  database: Pick<Database, 'orm'>
  config: Pick<Config, 'baseUrl'> & Secrets
  mail: Pick<Mail, 'send' | 'wake'>
  log: Pick<BaseLogger, 'warn'>
}

export const mailNotifications = defineJob({
  name: 'send-notifications',
  schedule: { everyMinutes: 1 },
  run: (services: Needed, _: undefined, signal?: AbortSignal) =>
    mailDueNotifications(services, new Date(), signal),
})

/** One message for each user with all that is due, in a transaction of its own. */
export async function mailDueNotifications(
  services: Needed,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const failed: string[] = []
  const findDue = () => dueUsers(services.database.orm, now, failed)
  let userIds = await findDue()
  while (userIds.length > 0) {
    for (const userId of userIds) {
      if (signal?.aborted) break
      try {
        await services.database.orm.transaction((within) => mailUser(services, within, userId, now))
      } catch (err) {
        // The others still get theirs; this one is tried again in a minute.
        services.log.warn({ err, userId }, 'The notifications of a user could not be mailed')
        failed.push(userId)
      }
    }
    services.mail.wake()
    userIds = signal?.aborted ? [] : await findDue()
  }
}

async function dueUsers(orm: Needed['database']['orm'], now: Date, failed: readonly string[]) {
  const { rows } = await orm.execute<{ userId: string }>(sql`
    SELECT DISTINCT user_id AS "userId" FROM (
      SELECT user_id FROM ${notifications}
      WHERE mail_due_at <= ${now} AND user_id <> ALL (${sql.param(failed)}::uuid[])
      ORDER BY mail_due_at LIMIT ${batch}
    ) AS due`)
  return rows.map(({ userId }) => userId)
}

/** The update takes each row once: another process that wants it finds no time any more. */
async function mailUser(
  { config, mail }: Needed,
  within: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  const { id, kind, facts, path } = notifications
  const due = await within
    .update(notifications)
    .set({ mailDueAt: null })
    .where(and(eq(notifications.userId, userId), lte(notifications.mailDueAt, now)))
    .returning({ id, kind, facts, path })
  const wanted = await stillWanted(within, userId, due)
  if (wanted.length === 0) return
  const recipient = await findRecipient(within, userId)
  if (!recipient) return
  const language = (await recipientLanguage(within, eq(users.id, userId))) ?? DEFAULT_LANGUAGE
  const topics = [...new Set(wanted.flatMap(({ topic }) => (topic.isFixed ? [] : topic.name)))]
  const addressOf = (to: string) => new URL(to, config.baseUrl).href
  const unsubscribe = topics.length > 0 && unsubscribeFrom(config, { userId, topics }, now)
  const message = await notificationMail.compose(language, {
    notifications: wanted
      .toSorted((one, other) => (one.id < other.id ? 1 : -1))
      .map((one) => ({
        id: one.id,
        kind: one.kind,
        facts: one.facts,
        address: one.path === null ? undefined : addressOf(one.path),
      })),
    topics,
    home: addressOf('/app'),
    settings: addressOf('/app/account#notifications'),
    ...(unsubscribe && { unsubscribe: unsubscribe.address }),
  })
  await mail.send(
    within,
    {
      to: recipient.email,
      ...message,
      ...(unsubscribe && { headers: unsubscribe.headers }),
    },
    { lane: 'bulk', userId, uselessAt: new Date(now.getTime() + daysUseful * dayMs) },
  )
}

/** A choice may have changed while the change that notifies was not yet committed. */
async function stillWanted<Row extends { kind: string }>(
  within: Transaction,
  userId: string,
  due: readonly Row[],
) {
  const known = due.flatMap((row) => {
    const topic = topicOf(row.kind)
    return topic ? [{ ...row, topic }] : []
  })
  const turnedOff = new Set<NoticeTopic>()
  for (const topic of new Set(known.map((row) => row.topic))) {
    const [choice] = await choicesFor(within, [userId], topic)
    if (choice?.mail === 'off') turnedOff.add(topic)
  }
  return known.filter(({ topic }) => !turnedOff.has(topic))
}

/** Not to those who are banned, whose address is not shown to be theirs, or refused a message in the last days. */
async function findRecipient(within: Transaction, userId: string) {
  const [user] = await within
    .select({ email: users.email, isBanned: stillBanned })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)))
  if (!user || user.isBanned) return undefined
  const refused = await within.$count(
    jobs,
    and(
      eq(jobs.email, user.email),
      inArray(jobs.name, mailJobNames),
      isNotNull(jobs.failedAt),
      // One that is only late fails at its end.
      lt(jobs.failedAt, jobs.expiresAt),
    ),
  )
  return refused > 0 ? undefined : user
}
