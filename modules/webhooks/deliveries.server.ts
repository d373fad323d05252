import { consumeRateLimit } from '#platform/rates/rate-limit.ts'
import { type Delivery, deliverySchema } from './delivery.ts'
import { wakeDelivery } from './delivery/wake-delivery.server.ts'
import { webhookVariables } from './delivery/webhook-variables.server.ts'
import { findWebhook, type WebhookContext } from './find-webhook.server.ts'
import { webhookDeliveries } from './webhooks.table.server.ts'

type Stored = typeof webhookDeliveries.$inferSelect

export function showDelivery({ responseStatus: status, ...row }: Stored): Delivery {
  const { messageId, state, dueAt, requestHeaders, payload, responseHeaders, responseBody } = row
  return deliverySchema.parse({
    ...row,
    messageId: `msg_${messageId}`,
    dueAt: state === 'pending' ? dueAt : null,
    request: { headers: requestHeaders, body: payload },
    response:
      status === null ? null : { status, headers: responseHeaders ?? {}, body: responseBody ?? '' },
  })
}

export async function testWebhook(context: WebhookContext, id: string): Promise<Delivery> {
  const { organizationId } = await findWebhook(context, id, 'update')
  const type = 'webhook.test'
  const organization = organizationId !== null && { organizationId }
  const data = { id, resource: 'webhook', action: 'test', ...organization }
  return addDelivery(context, {
    webhookId: id,
    kind: 'test',
    messageId: crypto.randomUUID(),
    type,
    payload: JSON.stringify({ type, timestamp: new Date().toISOString(), data }),
  })
}

/** Sends what a user asked for. */
export async function addDelivery(
  { acting: { orm }, caller, config }: WebhookContext,
  delivery: typeof webhookDeliveries.$inferInsert,
): Promise<Delivery> {
  await consumeRateLimit(orm, {
    key: `webhook tests by ${caller.user.id}`,
    limit: webhookVariables.of(config).testsPerPersonPerHour,
    seconds: 3600,
  })
  return orm.transaction(async (transaction) => {
    const [made] = await transaction.insert(webhookDeliveries).values(delivery).returning()
    if (!made) throw new Error('No delivery was stored')
    await wakeDelivery(transaction)
    return showDelivery(made)
  })
}
