import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { detectLanguage } from '#i18n/detect-language.ts'
import { recipientLanguage } from '#kit/mail/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { operator } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { webhookDeliveries, webhooks } from '../webhooks.table.server.ts'
import { cancelDeliveries, type ClaimedDelivery } from './claim-deliveries.server.ts'
import { pauseAfter } from './retry-schedule.ts'
import type { Outcome } from './send-delivery.server.ts'
import type { ServedWebhook } from './serving.server.ts'
import type { WebhookServices } from './webhook-parts.server.ts'

const daysFailing = 5
const longestQuiet = 600

/** Stores the result of an attempt, unless another process has claimed the delivery since. */
export async function storeOutcome(
  services: WebhookServices,
  webhook: ServedWebhook,
  delivery: ClaimedDelivery,
  outcome: Outcome,
): Promise<void> {
  const { database, mail } = services
  const { failure, requestHeaders, durationMs, retryAfter, response } = outcome
  const isTried = failure !== 'not-permitted'
  const pause = isTried && failure ? pauseAfter(delivery, retryAfter) : undefined
  await database.orm.transaction(async (transaction) => {
    const stored = await transaction
      .update(webhookDeliveries)
      .set({
        failure,
        requestHeaders: requestHeaders ?? null,
        durationMs: durationMs ?? null,
        responseStatus: response?.status ?? null,
        responseHeaders: response?.headers ?? null,
        responseBody: response?.body ?? null,
        ...stateAfter(failure, pause),
      })
      .where(
        and(
          eq(webhookDeliveries.id, delivery.id),
          eq(webhookDeliveries.attempts, delivery.attempts),
          eq(webhookDeliveries.state, 'pending'),
        ),
      )
      .returning({ id: webhookDeliveries.id })
    if (stored.length === 0 || !isTried) return
    if (failure === 'timeout') await noteSilence(transaction, webhook)
    else if (webhook.silences > 0) {
      await note(transaction, webhook, { silences: 0, quietUntil: null })
    }
    if (failure === null) {
      await note(transaction, webhook, { failingSince: null }, isNotNull(webhooks.failingSince))
    } else if (response?.status === 410) await switchOff(transaction, services, webhook, 'gone')
    else if (delivery.kind === 'event' && (await isFailingForDays(transaction, webhook))) {
      await switchOff(transaction, services, webhook, 'failing')
    }
  })
  mail.wake()
}

function stateAfter(failure: Outcome['failure'], pause: number | undefined) {
  if (failure === null) return { state: 'delivered' as const }
  if (failure === 'not-permitted') return { state: 'cancelled' as const }
  if (pause === undefined) return { state: 'failed' as const }
  return { dueAt: sql`now() + make_interval(secs => ${pause})` }
}

/** The time of the last change stays. */
const note = (
  transaction: Transaction,
  { id }: ServedWebhook,
  values: PgUpdateSetSource<typeof webhooks>,
  where?: SQL,
) =>
  transaction
    .update(webhooks)
    .set({ ...values, updatedAt: sql`${webhooks.updatedAt}` })
    .where(and(eq(webhooks.id, id), where))

/** Pauses double from 5 seconds on. Requests that were sent together count once. */
const noteSilence = (transaction: Transaction, webhook: ServedWebhook) =>
  note(
    transaction,
    webhook,
    {
      silences: sql`${webhooks.silences} + 1`,
      quietUntil: sql`now() + make_interval(secs => least(${longestQuiet}, 5 * 2 ^ least(${webhooks.silences}, 10)))`,
    },
    sql`coalesce(${webhooks.quietUntil} <= now(), true)`,
  )

async function isFailingForDays(transaction: Transaction, webhook: ServedWebhook) {
  const failingSince = sql`coalesce(${webhooks.failingSince}, now())`
  const [noted] = await note(transaction, webhook, { failingSince }).returning({
    isOver: sql<boolean>`${webhooks.failingSince} <= now() - make_interval(days => ${daysFailing})`,
  })
  return noted?.isOver ?? false
}

/** Waiting deliveries end, and the owner gets a message. */
async function switchOff(
  transaction: Transaction,
  { config, mail, parts }: WebhookServices,
  webhook: ServedWebhook,
  reason: 'gone' | 'failing',
): Promise<void> {
  const { id, url, owner, userId, language } = webhook
  const ended = await transaction
    .update(webhooks)
    .set({ status: reason })
    .where(and(eq(webhooks.id, id), eq(webhooks.status, 'active')))
    .returning({ id: webhooks.id })
  if (ended.length === 0) return
  await cancelDeliveries(transaction, [id], 'switched-off')
  const { host } = new URL(url)
  await record(transaction, operator, {
    action: 'webhook.switchOff',
    target: { type: 'webhook', id, name: host },
    after: { reason },
  })
  const known = await recipientLanguage(transaction, eq(users.id, userId))
  const content = await parts.offMail.compose(known ?? detectLanguage([language]), {
    host,
    reason,
    address: config.baseUrl.origin + (await pathOf(transaction, parts, webhook)),
  })
  const uselessAt = new Date(Date.now() + 3 * 24 * 3600_000)
  await mail.send(
    transaction,
    { to: owner.email, ...content },
    { lane: 'notice', uselessAt, userId, senderId: userId },
  )
}

/** Owners of an organization may have no access to the back office. */
async function pathOf(
  transaction: Transaction,
  { organizations }: WebhookServices['parts'],
  { id, organizationId }: ServedWebhook,
): Promise<string> {
  if (organizationId === null) return `/manager/webhooks/${id}`
  const page = await organizations?.pageOf(transaction, organizationId)
  return page === undefined ? '/' : `${page}/webhooks/${id}`
}
