import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { fairTurns } from '#platform/jobs/fair-turns.ts'
import { webhookDeliveries } from '../webhooks.table.server.ts'
import type { ServedWebhook } from './serving.server.ts'

/** Longer than a request may take, so that a delivery of a process that was killed is sent soon. */
const leaseSeconds = 10

export type ClaimedDelivery = Pick<
  typeof webhookDeliveries.$inferSelect,
  'id' | 'webhookId' | 'kind' | 'messageId' | 'type' | 'reads' | 'payload' | 'attempts'
> & {
  /** Since its first attempt. */
  secondsTried: number
}

/** Several webhooks of one owner share these. */
const mostPerOwner = 16
const mostPerWebhook = 8
const mostAtOnce = 64

export interface SentDelivery {
  id: string
  webhook: ServedWebhook
}

/** A receiver that did not answer gets one delivery at a time, until it answers. */
function freeOf(webhooks: readonly ServedWebhook[], sending: readonly SentDelivery[]) {
  return webhooks.flatMap((webhook) => {
    const most = webhook.silences > 0 ? 1 : mostPerWebhook
    const count = most - sending.filter((sent) => sent.webhook.id === webhook.id).length
    const takesEvents =
      webhook.status === 'active' && (webhook.quietUntil ?? new Date(0)) <= new Date()
    return count > 0 ? [{ id: webhook.id, owner: webhook.userId, count, takesEvents }] : []
  })
}

/** A delivery waits until those of its record before it are delivered or given up. */
export async function claimDeliveries(
  { orm }: Pick<Database, 'orm'>,
  webhooks: readonly ServedWebhook[],
  sending: readonly SentDelivery[],
): Promise<ClaimedDelivery[]> {
  const free = freeOf(webhooks, sending)
  const limit = mostAtOnce - sending.length
  if (free.length === 0 || limit <= 0) return []
  const turns = fairTurns({
    rows: sql`
      SELECT due.id, free.owner AS key, due.due_at, false AS is_running FROM unnest(
        ${sql.param(free.map(({ id }) => id))}::uuid[], ${sql.param(free.map(({ owner }) => owner))}::uuid[],
        ${sql.param(free.map(({ count }) => count))}::int[], ${sql.param(free.map(({ takesEvents }) => takesEvents))}::boolean[]
      ) AS free (id, owner, count, takes_events),
      LATERAL (
        SELECT id, due_at FROM webhook_deliveries AS due
        WHERE due.webhook_id = free.id AND due.state = 'pending' AND due.due_at <= now()
          AND (free.takes_events OR due.kind <> 'event')
          AND NOT EXISTS (
            SELECT FROM webhook_deliveries AS former
            WHERE former.webhook_id = due.webhook_id AND former.record_key = due.record_key
              AND former.sequence < due.sequence AND former.state = 'pending'
          )
        ORDER BY due.due_at, due.sequence LIMIT free.count
      ) AS due
      UNION ALL
      SELECT id, owner, now(), true FROM unnest(
        ${sql.param(sending.map(({ id }) => id))}::uuid[], ${sql.param(sending.map(({ webhook }) => webhook.userId))}::uuid[]
      ) AS sent (id, owner)`,
    perKey: mostPerOwner,
    limit,
  })
  const { rows } = await orm.execute<ClaimedDelivery>(sql`
    WITH next AS MATERIALIZED (
      SELECT due.id FROM (${turns}) AS turns JOIN webhook_deliveries AS due USING (id)
      WHERE due.state = 'pending' AND due.due_at <= now()
      ORDER BY turn, lot FOR UPDATE OF due SKIP LOCKED
    )
    UPDATE webhook_deliveries AS claimed
    SET attempts = attempts + 1, attempted_at = now(),
      first_attempted_at = coalesce(claimed.first_attempted_at, now()), due_at = now() + make_interval(secs => ${leaseSeconds})
    FROM next WHERE claimed.id = next.id AND claimed.state = 'pending'
    RETURNING claimed.id, webhook_id AS "webhookId", kind, message_id AS "messageId", type, reads, payload, attempts,
      extract(epoch FROM now() - claimed.first_attempted_at)::float8 AS "secondsTried"`)
  return rows
}

export async function cancelDeliveries(
  orm: Pick<Database['orm'], 'update'>,
  webhookIds: string[],
  failure: 'not-permitted' | 'switched-off',
): Promise<void> {
  if (webhookIds.length === 0) return
  await orm
    .update(webhookDeliveries)
    .set({ state: 'cancelled', failure })
    .where(
      and(inArray(webhookDeliveries.webhookId, webhookIds), eq(webhookDeliveries.state, 'pending')),
    )
}
