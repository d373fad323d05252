import { setTimeout as pause } from 'node:timers/promises'
import { inArray, lt, sql } from 'drizzle-orm'
import { detectLanguage } from '#i18n/detect-language.ts'
import { directionOf } from '#i18n/languages.ts'
import { mailI18n } from '#kit/mail/index.server.ts'
import {
  notifications,
  notificationTexts,
  sentenceOf,
} from '#modules/notifications/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import { dueNow } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { Services } from '#platform/services.ts'
import { product } from '#rules/product.ts'
import { shorten } from '#rules/text.ts'
import { findPushKey, renewPushKey } from '../push-key.server.ts'
import { pushMessages, pushSubscriptions } from '../web-push.table.server.ts'
import { claimPushes, type WantedPush, wantedPushes } from './claim-pushes.server.ts'
import { type PushSender, sendPush, usefulSeconds } from './send-push.server.ts'
import { storePushOutcome } from './store-push-outcome.server.ts'

const pollMs = 1000

type Needed = Pick<Services, 'database' | 'log'> & {
  config: Pick<
    Config,
    | 'adminUserIds'
    | 'authSecret'
    | 'authSecretPrevious'
    | 'baseUrl'
    | 'environmentMark'
    | 'limits'
    | 'mail'
  >
  trustedOrigin?: string
}

export const sendPushes = defineJob({
  name: 'send-pushes',
  schedule: { everyMinutes: 1 / 6 },
  run: (services: Needed, _: undefined, signal?: AbortSignal) => sendDuePushes(services, signal),
})

async function sendDuePushes(services: Needed, signal?: AbortSignal): Promise<void> {
  const { database, trustedOrigin, config } = services
  await renewPushKey(services)
  if (!(await isAnyPushDue(database.orm))) return
  await database.orm
    .delete(pushMessages)
    .where(lt(pushMessages.createdAt, sql`now() - make_interval(secs => ${usefulSeconds})`))
  const sender = { key: await findPushKey(services), config, trustedOrigin }
  const isStopping = () => signal?.aborted === true
  const sending = new Map<string, Promise<void>>()
  do {
    for (const push of isStopping() ? [] : await nextPushes(services, [...sending.keys()])) {
      const { id } = push.message
      sending.set(
        id,
        sendOne(services, sender, push).finally(() => sending.delete(id)),
      )
    }
    if (sending.size === 0) continue
    const timer = new AbortController()
    const rest = pause(pollMs, undefined, { signal: timer.signal }).catch(() => undefined)
    await Promise.race([rest, ...sending.values()])
    timer.abort()
  } while (sending.size > 0 || (!isStopping() && (await isAnyPushDue(database.orm))))
}

/** Notifications that arrive while others are being sent are queued, too. */
async function nextPushes({ config, database }: Needed, sending: readonly string[]) {
  await queuePushes(database.orm)
  const claimed = await claimPushes(database, sending)
  const wanted = await wantedPushes(database, config, claimed)
  const isWanted = new Set(wanted.map(({ message }) => message.id))
  const rest = claimed.flatMap(({ id }) => (isWanted.has(id) ? [] : id))
  await database.orm.delete(pushMessages).where(inArray(pushMessages.id, rest))
  return wanted
}

/** A failure here leaves the message claimed: it is sent again after its lease. */
async function sendOne({ config, database, log }: Needed, sender: PushSender, push: WantedPush) {
  const service = new URL(push.subscription.endpoint).host
  try {
    const text = pushText(config, push)
    const outcome =
      text === undefined ? { kind: 'refused' as const } : await sendPush(sender, push, text)
    if (outcome.kind !== 'sent') log.info({ service, outcome }, 'A push was not taken')
    await storePushOutcome(database, push.message, outcome)
  } catch (err) {
    log.warn({ err, service }, 'A push could not be sent')
  }
}

/** Lock screens show fewer. */
const longestBody = 300

/** The sentence of the bell and the path of its page: a lock screen shows no more. Without words, nothing is pushed. */
function pushText(
  { environmentMark }: Pick<Config, 'environmentMark'>,
  { notification, language: spoken }: Pick<WantedPush, 'notification' | 'language'>,
): string | undefined {
  const language = detectLanguage([spoken])
  const sentence = sentenceOf(mailI18n(language, notificationTexts()), notification)
  if (sentence === undefined) return undefined
  return JSON.stringify({
    id: notification.id,
    title: [environmentMark, product.name].filter(Boolean).join(' '),
    body: shorten(sentence, longestBody),
    path: notification.path,
    lang: language,
    dir: directionOf(language),
  })
}

const batch = 500

type Orm = Pick<Database['orm'], 'execute'>

/** A message for each browser of the user. The update takes each notification once, also from another process. */
async function queuePushes(orm: Orm): Promise<void> {
  for (;;) {
    const { rows } = await orm.execute<{ taken: number }>(sql`
      WITH due AS MATERIALIZED (
        SELECT id FROM ${notifications} WHERE push_due_at <= now()
        ORDER BY push_due_at LIMIT ${batch} FOR UPDATE SKIP LOCKED
      ), taken AS (
        UPDATE ${notifications} SET push_due_at = NULL FROM due
        WHERE ${notifications.id} = due.id
        RETURNING ${notifications.id}, ${notifications.userId}
      ), queued AS (
        INSERT INTO ${pushMessages} (subscription_id, notification_id, due_at)
        SELECT ${pushSubscriptions.id}, taken.id, ${dueNow} FROM taken
        JOIN ${pushSubscriptions} ON ${pushSubscriptions.userId} = taken.user_id
        ON CONFLICT DO NOTHING
      )
      SELECT count(*)::int AS taken FROM taken`)
    if ((rows[0]?.taken ?? 0) < batch) return
  }
}

/** Most of the time, nothing waits. */
async function isAnyPushDue(orm: Orm): Promise<boolean> {
  const { rows } = await orm.execute<{ isDue: boolean }>(sql`
    SELECT EXISTS (SELECT FROM ${notifications} WHERE push_due_at <= now())
      OR EXISTS (SELECT FROM ${pushMessages} WHERE due_at <= now()) AS "isDue"`)
  return rows[0]?.isDue ?? false
}
