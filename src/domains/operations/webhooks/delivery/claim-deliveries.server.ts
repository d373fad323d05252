import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
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

/** Takes those of any webhooks first. A delivery waits until those of its record before it are delivered or given up. */
export async function claimDeliveries(
  { orm }: Pick<Database, 'orm'>,
  free: readonly { webhook: ServedWebhook; count: number }[],
  most: number,
): Promise<ClaimedDelivery[]> {
  if (free.length === 0 || most <= 0) return []
  const ids = free.map(({ webhook }) => webhook.id)
  const counts = free.map(({ count }) => count)
  const areActive = free.map(({ webhook }) => webhook.status === 'active')
  const { rows } = await orm.execute<ClaimedDelivery>(sql`
    WITH next AS MATERIALIZED (
      SELECT due.id FROM (
        SELECT * FROM unnest(
          ${sql.param(ids)}::uuid[], ${sql.param(counts)}::int[], ${sql.param(areActive)}::boolean[]
        ) AS one (id, count, is_active) ORDER BY random()
      ) AS free,
      LATERAL (
        SELECT id FROM webhook_deliveries AS due
        WHERE due.webhook_id = free.id AND due.state = 'pending' AND due.due_at <= now()
          AND (free.is_active OR due.kind <> 'event')
          AND NOT EXISTS (
            SELECT FROM webhook_deliveries AS former
            WHERE former.webhook_id = due.webhook_id AND former.record_key = due.record_key
              AND former.sequence < due.sequence AND former.state = 'pending'
          )
        ORDER BY due.due_at, due.sequence LIMIT free.count FOR UPDATE SKIP LOCKED
      ) AS due
      LIMIT ${most}
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
