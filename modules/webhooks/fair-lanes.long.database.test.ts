import { afterAll, expect, test, vi } from 'vitest'
import { serveProduct } from '#app/api/test-product.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { soon, webhookSceneOf } from './test-webhooks.server.ts'

const database = await testDatabase()
const product = await serveProduct(
  database,
  { LIMIT_WEBHOOK_TESTS_PER_PERSON_PER_HOUR: '3' },
  undefined,
  afterAll,
)
const { begin, createWebhook, createGenre, deliveriesOf } = await webhookSceneOf(database, product)
const { pool } = database
const noor = await product.person('Noor', { role: 'admin' })

test('600 tests to receivers that stay silent do not hold up the webhooks of others', async () => {
  const { receiver, received, origin } = await begin()
  receiver.answer = ({ url }, response) => {
    if (url !== '/silent') response.writeHead(204).end()
  }
  for (let made = 0; made < 20; made += 1) await createWebhook(`${origin}/silent`)
  await pool.query(`
    INSERT INTO webhook_deliveries (webhook_id, kind, message_id, type, payload)
    SELECT id, 'test', gen_random_uuid(), 'webhook.test',
      '{"type":"webhook.test","timestamp":"2027-01-01T00:00:00.000Z","data":{"id":null,"resource":"webhook","action":"test"}}'
    FROM webhooks, generate_series(1, 30)`)
  await vi.waitUntil(() => received.length >= 16, soon)
  const webhook = await createWebhook(`${origin}/quick`, {}, noor)
  for (let round = 0; round < 3; round += 1) {
    const quick = () => received.filter(({ path }) => path === '/quick').length
    const before = quick()
    await createGenre()
    expect((await noor.call('POST', `/webhooks/${webhook.id}/test`, {})).status).toBe(201)
    await vi.waitUntil(() => quick() === before + 2, { timeout: 20_000, interval: 10 })
  }
  expect(received.filter(({ path }) => path === '/silent').length).toBeLessThan(60)
  const stored = await deliveriesOf(webhook)
  expect((await noor.call('POST', `/webhooks/${webhook.id}/test`, {})).status).toBe(429)
  expect(await deliveriesOf(webhook)).toHaveLength(stored.length)
}, 90_000)

test('a receiver that stays silent gets one request at a time after growing pauses, until it answers', async () => {
  await pool.query('DELETE FROM webhooks')
  const { receiver, received, origin } = await begin()
  let isSilent = true
  receiver.answer = (_, response) => {
    if (!isSilent) response.writeHead(204).end()
  }
  const webhook = await createWebhook(`${origin}/silent`)
  for (let made = 0; made < 12; made += 1) await createGenre()
  const silence = async () => {
    const { rows } = await pool.query<{ silences: number; seconds: number }>(
      'SELECT silences, extract(epoch FROM quiet_until - now())::float AS seconds FROM webhooks',
    )
    return rows[0]
  }
  await vi.waitUntil(async () => (await silence())?.silences === 1, { timeout: 15_000 })
  expect(received).toHaveLength(8)
  await vi.waitUntil(async () => (await silence())?.silences === 2, { timeout: 20_000 })
  expect(received.length).toBe(9)
  expect((await silence())?.seconds).toBeGreaterThan(8)
  isSilent = false
  await pool.query('UPDATE webhooks SET quiet_until = now()')
  await pool.query(`UPDATE webhook_deliveries SET due_at = now()`)
  await vi.waitUntil(
    async () => (await deliveriesOf(webhook)).every(({ state }) => state === 'delivered'),
    soon,
  )
  expect(await silence()).toEqual({ silences: 0, seconds: null })
}, 60_000)
