import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { deliveryDaysKept, type DeliveryState } from '../delivery.ts'
import { webhookScene } from '../test-webhooks.server.ts'
import { webhookDeliveries, webhooks } from '../webhooks.table.server.ts'
import { deleteOldDeliveries } from './sweep-webhooks.server.ts'

const database = await testDatabase()
const { product, createWebhook } = await webhookScene(database)
const { orm, pool } = database
const { config } = product

beforeEach(() => pool.query('DELETE FROM webhooks; DELETE FROM webhook_position'))

const sweep = () => deleteOldDeliveries.run({ config, database, parts }, undefined)
const parts = {
  resources: [],
  organizations: undefined,
  offMail: { compose: () => Promise.reject(new Error('No mail')) },
}

async function addDelivery(webhookId: string, state: DeliveryState, daysOld: number) {
  await orm.insert(webhookDeliveries).values({
    webhookId,
    kind: 'event',
    messageId: crypto.randomUUID(),
    activityId: crypto.randomUUID(),
    type: `${state} ${daysOld}`,
    payload: '{}',
    state,
    createdAt: sql`now() - make_interval(days => ${daysOld})`,
  })
}

const kept = async () =>
  (
    await orm
      .select({ type: webhookDeliveries.type })
      .from(webhookDeliveries)
      .orderBy(asc(webhookDeliveries.id))
  ).map(({ type }) => type)

test('deliveries of 30 days ago go; younger ones, and those that wait, stay', async () => {
  const { id } = await createWebhook('https://hooks.example.org')
  const states: DeliveryState[] = ['delivered', 'failed', 'cancelled', 'pending']
  for (const state of states) {
    for (const days of [0, deliveryDaysKept - 1, deliveryDaysKept + 1, 400]) {
      await addDelivery(id, state, days)
    }
  }
  await sweep()
  const young = states.slice(0, 3).flatMap((state) => [`${state} 0`, `${state} 29`])
  const waiting = ['pending 0', 'pending 29', 'pending 31', 'pending 400']
  expect(await kept()).toEqual([...young, ...waiting])
})

test('what a paused webhook has not sent for 30 days goes', async () => {
  const { id } = await createWebhook('https://hooks.example.org')
  await addDelivery(id, 'pending', deliveryDaysKept + 1)
  await addDelivery(id, 'pending', deliveryDaysKept - 1)
  await orm.update(webhooks).set({ status: 'paused' }).where(eq(webhooks.id, id))
  await sweep()
  expect(await kept()).toEqual(['pending 29'])
})

test('more old deliveries than one statement deletes go at once', async () => {
  const { id } = await createWebhook('https://hooks.example.org')
  await pool.query(
    `INSERT INTO webhook_deliveries (webhook_id, kind, message_id, type, payload, state, created_at)
     SELECT $1, 'test', gen_random_uuid(), 'webhook.test', '{}', 'delivered', now() - interval '31 days'
     FROM generate_series(1, 2500)`,
    [id],
  )
  await addDelivery(id, 'delivered', 1)
  await sweep()
  expect(await kept()).toEqual(['delivered 1'])
})
