import { eq } from 'drizzle-orm'
import { startOfTail } from '#platform/activity/tail/read-tail.ts'
import { isCommittedIn } from '#platform/activity/tail/snapshot.ts'
import { webhookDeliveries, webhookPosition } from '../webhooks.table.server.ts'
import { payloadOf } from './payload.server.ts'
import { readEvents, type RecordedEvent, withOrganizations } from './read-record.server.ts'
import { type ServedWebhook, webhooksToServe } from './serving.server.ts'
import type { WebhookServices } from './webhook-parts.server.ts'

const insertedAtOnce = 500

/**
 * Writes the deliveries of the events that were committed since the last reading, and moves the position, in one transaction.
 * Returns whether there may be more of them. While another process does so, this one does nothing.
 */
export function dispatchEvents(
  services: Pick<WebhookServices, 'config' | 'database' | 'parts'>,
): Promise<boolean> {
  const { database, parts } = services
  return database.orm.transaction(async (transaction) => {
    const [position] = await transaction
      .select()
      .from(webhookPosition)
      .for('update', { skipLocked: true })
    if (!position) return false
    // The webhooks are read after the snapshot: one that was resumed before an event of it is among them.
    const cut = position.cut ?? (await startOfTail(transaction)).seen
    const { permitted } = await webhooksToServe({ ...services, database: { orm: transaction } })
    const active = permitted.filter(({ status }) => status === 'active')
    const starts = active.map(({ committed }) => committed.xmin)
    const [low = 0n] = starts.toSorted((a, b) => (a < b ? -1 : 1))
    const actions = [...new Set(active.flatMap((webhook) => webhook.events))]
    const { rows, next, isMore } = await readEvents(
      transaction,
      { ...position, cut },
      { low, actions },
    )
    const events = await withOrganizations(database, parts.resources, rows)
    const deliveries = events.flatMap((event) => deliveriesOf(event, active))
    const numbered = deliveries.map((delivery, index) =>
      Object.assign(delivery, { sequence: position.sequence + index + 1 }),
    )
    for (let from = 0; from < numbered.length; from += insertedAtOnce) {
      await transaction
        .insert(webhookDeliveries)
        .values(numbered.slice(from, from + insertedAtOnce))
        .onConflictDoNothing()
    }
    await transaction
      .update(webhookPosition)
      .set({ sequence: position.sequence + numbered.length, ...next })
      .where(eq(webhookPosition.id, true))
    return isMore
  })
}

function deliveriesOf(event: RecordedEvent, webhooks: readonly ServedWebhook[]) {
  const transaction = BigInt(event.transaction)
  const isFor = ({ events, committed, organizationId }: ServedWebhook) =>
    events.includes(event.action) &&
    !isCommittedIn(committed, transaction) &&
    (organizationId === null || organizationId === event.organizationId)
  const common = {
    kind: 'event' as const,
    activityId: event.id,
    messageId: event.id,
    type: event.action,
    recordKey: `${event.targetType}/${event.targetId ?? ''}`,
  }
  return webhooks
    .filter(isFor)
    .map((webhook) => Object.assign({ webhookId: webhook.id }, common, payloadOf(webhook, event)))
}
