import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { listReader } from '#platform/list/list-reader.ts'
import { isText, type Order } from '#platform/list/order.ts'
import { orderAndLimit, type Part, type Reader, type Rows } from '#platform/list/rows.ts'
import { consumeRateLimit } from '#platform/rates/rate-limit.ts'
import type { Delivery } from './delivery.ts'
import { wakeDelivery } from './delivery/wake-delivery.server.ts'
import { webhookVariables } from './delivery/webhook-variables.server.ts'
import { findWebhook, type WebhookContext } from './find-webhook.server.ts'
import { webhookErrors } from './webhook-errors.server.ts'
import type { DeliveriesQuery, DeliveryPage } from './webhook-input.server.ts'
import { webhookDeliveries } from './webhooks.table.server.ts'

const columns = {
  id: webhookDeliveries.id,
  webhookId: webhookDeliveries.webhookId,
  kind: webhookDeliveries.kind,
  messageId: webhookDeliveries.messageId,
  type: webhookDeliveries.type,
  state: webhookDeliveries.state,
  attempts: webhookDeliveries.attempts,
  createdAt: webhookDeliveries.createdAt,
  attemptedAt: webhookDeliveries.attemptedAt,
  dueAt: webhookDeliveries.dueAt,
  failure: webhookDeliveries.failure,
  payload: webhookDeliveries.payload,
  requestHeaders: webhookDeliveries.requestHeaders,
  responseStatus: webhookDeliveries.responseStatus,
  responseHeaders: webhookDeliveries.responseHeaders,
  responseBody: webhookDeliveries.responseBody,
  durationMs: webhookDeliveries.durationMs,
}

const select = (orm: Reader, { where, by, limit, paging }: Part) =>
  orm
    .select({ ...columns, ...paging })
    .from(webhookDeliveries)
    .where(where)
    .orderBy(orderAndLimit(limit, by))

type ListedDelivery = Awaited<ReturnType<typeof select>>[number]

function show(row: Omit<ListedDelivery, '#total' | '#stage'>): Delivery {
  const { id, webhookId, kind, type, state, attempts, createdAt, attemptedAt, failure } = row
  const { responseStatus, responseHeaders, responseBody, durationMs } = row
  return {
    id,
    webhookId,
    kind,
    messageId: `msg_${row.messageId}`,
    type,
    state,
    attempts,
    createdAt,
    attemptedAt,
    dueAt: state === 'pending' ? row.dueAt : null,
    failure,
    request: { headers: row.requestHeaders, body: row.payload },
    response:
      responseStatus === null
        ? null
        : { status: responseStatus, headers: responseHeaders ?? {}, body: responseBody ?? '' },
    durationMs,
  }
}

const deliveryRows: Rows<ListedDelivery, Delivery> = { table: webhookDeliveries, select, show }

const newestFirst: Order<ListedDelivery> = {
  by: [desc(webhookDeliveries.id)],
  keyOf: () => '',
  isKey: isText,
  after: (_, id) => sql`${webhookDeliveries.id} < ${id}`,
}

const readDeliveries = listReader(deliveryRows)

export async function listDeliveries(
  context: WebhookContext,
  { id, state, cursor, limit }: DeliveriesQuery,
): Promise<DeliveryPage> {
  const { webhookId, state: ofState } = webhookDeliveries
  await findWebhook(context, id, 'read')
  return readDeliveries(
    context.acting.orm,
    {
      name: `deliveries ${state ?? ''}`,
      where: and(
        eq(webhookId, sql.placeholder('webhook')),
        state && sql`${ofState} = ${sql.raw(`'${state}'`)}`,
      ),
      values: { webhook: id },
      order: newestFirst,
      fingerprint: ['deliveries', id, state],
    },
    { cursor, limit },
  )
}

export async function testWebhook(context: WebhookContext, id: string): Promise<Delivery> {
  const webhook = await findWebhook(context, id, 'update')
  await consumeTestLimit(context)
  const messageId = crypto.randomUUID()
  const { organizationId } = webhook
  const data = {
    id,
    resource: 'webhook',
    action: 'test',
    ...(organizationId !== null && { organizationId }),
  }
  const payload = { type: 'webhook.test', timestamp: new Date().toISOString(), data }
  return addDelivery(context.acting.orm, {
    webhookId: id,
    kind: 'test',
    messageId,
    type: payload.type,
    payload: JSON.stringify(payload),
  })
}

/** The same message once more, with the same id. */
export async function replayDelivery(context: WebhookContext, id: string): Promise<Delivery> {
  const { orm } = context.acting
  const [former] = await orm.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id))
  if (!former) {
    throw webhookErrors.noDelivery()
  }
  const { webhookId, messageId, type, payload, reads } = former
  await findWebhook(context, webhookId, 'update')
  await consumeTestLimit(context)
  return addDelivery(orm, { webhookId, kind: 'replay', messageId, type, payload, reads })
}

const consumeTestLimit = ({ acting: { orm }, caller, config }: WebhookContext) =>
  consumeRateLimit(orm, {
    key: `webhook tests by ${caller.user.id}`,
    limit: webhookVariables.of(config).testsPerPersonPerHour,
    seconds: 3600,
  })

function addDelivery(
  orm: Database['orm'],
  delivery: typeof webhookDeliveries.$inferInsert,
): Promise<Delivery> {
  return orm.transaction(async (transaction) => {
    const [made] = await transaction.insert(webhookDeliveries).values(delivery).returning(columns)
    if (!made) throw new Error('No delivery was stored')
    await wakeDelivery(transaction)
    return show(made)
  })
}
