import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { defineJob } from '#platform/jobs/define-job.ts'
import { webhookDeliveries, webhooks } from '../webhooks.table.server.ts'
import { cancelDeliveries, claimDeliveries, type SentDelivery } from './claim-deliveries.server.ts'
import { dispatchEvents } from './dispatch-events.server.ts'
import { sendDelivery } from './send-delivery.server.ts'
import { webhooksToServe } from './serving.server.ts'
import { storeOutcome } from './store-outcome.server.ts'
import type { WebhookServices } from './webhook-parts.server.ts'

const pollMs = 1000
/** Then a run ends, and the next one begins: jobs are measured by their runs. */
const longestRunMs = 10 * 60_000

export const deliverWebhooks = defineJob({
  name: 'deliver-webhooks',
  schedule: { everyMinutes: 1 / 6 },
  run: (services: WebhookServices, _: undefined, signal) => runDeliveries(services, signal),
})

/** Reads the record only while a webhook needs it. */
async function runDeliveries(services: WebhookServices, signal?: AbortSignal): Promise<void> {
  const state: State = { sending: new Map(), nextReading: 0 }
  const { sending } = state
  const until = Date.now() + longestRunMs
  const isOver = () => signal?.aborted === true || Date.now() >= until
  try {
    while (!isOver() && (await isNeeded(services))) {
      const found = await deliverOnce(services, state)
      if (found) continue
      const timer = new AbortController()
      const restMs = Math.min(pollMs, Math.max(50, state.nextReading - performance.now()))
      const rest = pause(restMs, undefined, {
        signal: signal ? AbortSignal.any([timer.signal, signal]) : timer.signal,
      }).catch(() => undefined)
      await Promise.race([rest, ...sending.keys()])
      timer.abort()
    }
  } finally {
    await Promise.all(sending.keys())
  }
}

async function isNeeded({ database: { orm } }: WebhookServices): Promise<boolean> {
  const { rows } = await orm.execute<{ isNeeded: boolean }>(sql`
    SELECT EXISTS (SELECT FROM ${webhooks} WHERE status = 'active')
      OR EXISTS (SELECT FROM ${webhookDeliveries} WHERE state = 'pending' AND kind <> 'event') AS "isNeeded"`)
  return rows[0]?.isNeeded ?? false
}

interface State {
  sending: Map<Promise<void>, SentDelivery>
  nextReading: number
}

/** A reading behind a transaction that stays open takes longer each time, so it pauses for longer, too. */
async function dispatchWhenDue(services: WebhookServices, state: State): Promise<boolean> {
  const began = performance.now()
  if (began < state.nextReading) return false
  const isMore = await dispatchEvents(services)
  const took = performance.now() - began
  state.nextReading = isMore ? 0 : began + Math.max(pollMs, took * 5)
  return isMore
}

/** Returns whether there was anything to do. */
async function deliverOnce(services: WebhookServices, state: State) {
  const { database } = services
  const { sending } = state
  const isMore = await dispatchWhenDue(services, state)
  // A delivery that ends while the webhooks are read counts still: its outcome may silence its webhook.
  const inProgress = [...sending.values()]
  const { permitted, refused } = await webhooksToServe(services)
  await cancelDeliveries(database.orm, refused, 'not-permitted')
  const claimed = await claimDeliveries(database, permitted, inProgress)
  if (claimed.length === 0) return isMore
  // The owners' permissions are checked again: the claim was made since the first check.
  const now = new Map((await webhooksToServe(services)).permitted.map((one) => [one.id, one]))
  for (const delivery of claimed) {
    const webhook = now.get(delivery.webhookId)
    // It stays until the next round, which cancels it.
    if (!webhook) continue
    const sent = sendDelivery(services, webhook, delivery)
      .then((outcome) => storeOutcome(services, webhook, delivery, outcome))
      .catch((err: unknown) =>
        services.log.warn({ err }, 'The outcome of a delivery is not stored'),
      )
      .finally(() => sending.delete(sent))
    sending.set(sent, { id: delivery.id, webhook })
  }
  return true
}
