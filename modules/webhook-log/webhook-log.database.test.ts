import { afterAll, expect, test, vi } from 'vitest'
import { serveProduct } from '#app/api/test-product.server.ts'
import { soon, webhookSceneOf } from '#modules/webhooks/test-webhooks.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const limit = { LIMIT_WEBHOOK_TESTS_PER_PERSON_PER_HOUR: '2' }
const product = await serveProduct(database, limit, undefined, afterAll)
const { ada, begin, createWebhook, createGenre, settled } = await webhookSceneOf(database, product)

test('the log lists deliveries, newest first, by state, and sends one again', async () => {
  const { received, origin } = await begin()
  const webhook = await createWebhook(origin)
  const log = (filter = '') => product.itemsOf(ada, `/webhooks/${webhook.id}/deliveries${filter}`)
  await createGenre()
  await settled(webhook)
  const [delivered] = await log()
  expect(delivered).toMatchObject({
    kind: 'event',
    messageId: received[0]?.headers['webhook-id'],
    state: 'delivered',
    dueAt: null,
    request: { body: received[0]?.body },
    response: { status: 204 },
  })
  expect(delivered).not.toHaveProperty('payload')
  const again = () =>
    ada.call('POST', `/webhooks/deliveries/${String(delivered?.['id'])}/replay`, {})
  expect(await again()).toMatchObject({ status: 201, json: { kind: 'replay', state: 'pending' } })
  await vi.waitUntil(() => received.length === 2, soon)
  expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id'])
  expect(received[1]?.body).toBe(received[0]?.body)
  await settled(webhook)
  expect((await log('?state=delivered')).map(({ kind }) => kind)).toEqual(['replay', 'event'])
  expect(await log('?state=failed')).toEqual([])
  expect((await ada.call('POST', `/webhooks/${webhook.id}/test`, {})).status).toBe(201)
  expect((await again()).status).toBe(429)
})
