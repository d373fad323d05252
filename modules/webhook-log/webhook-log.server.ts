import { eq, getTableColumns, sql } from 'drizzle-orm'
import { listResource } from '#kit/resource/index.server.ts'
import { choice, defineResource, text } from '#kit/resource/index.ts'
import {
  addDelivery,
  type Delivery,
  deliveryStates,
  findWebhook,
  showDelivery,
  type WebhookContext,
  webhookDeliveries,
  webhookErrors,
} from '#modules/webhooks/index.server.ts'
import { newestFirst } from '#platform/list/order.ts'

const delivery = defineResource('delivery', {
  path: 'deliveries',
  nameField: 'messageId',
  fields: { messageId: text({}), state: choice(deliveryStates, { filter: true }) },
  metadata: false,
})

const { list } = listResource(delivery, {
  table: webhookDeliveries,
  columns: getTableColumns(webhookDeliveries),
  scope: 'webhookId',
  conditions: { state: (state) => sql`${webhookDeliveries.state} = ${sql.raw(`'${state}'`)}` },
  order: newestFirst(webhookDeliveries.id),
})

type ListQuery = Omit<Parameters<typeof list>[1], 'webhookId'> & { id: string }

export async function listDeliveries(context: WebhookContext, { id, ...query }: ListQuery) {
  await findWebhook(context, id, 'read')
  const { items, ...page } = await list(context, { webhookId: id, ...query })
  return { ...page, items: items.map(showDelivery) }
}

/** The same message once more, with the same id. */
export async function replayDelivery(context: WebhookContext, id: string): Promise<Delivery> {
  const { orm } = context.acting
  const [former] = await orm.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id))
  if (!former) throw webhookErrors.noDelivery()
  const { webhookId, messageId, type, payload, reads } = former
  await findWebhook(context, webhookId, 'update')
  return addDelivery(context, { webhookId, kind: 'replay', messageId, type, payload, reads })
}
