import { eq } from 'drizzle-orm'
import { expect, test, vi, beforeEach, describe } from 'vitest'
import { activities } from '#platform/activity/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { pauses } from './delivery/retry-schedule.ts'
import { soon, webhookScene } from './test-webhooks.server.ts'
import { webhookDeliveries } from './webhooks.table.server.ts'

const database = await testDatabase()
const { product, ada, begin, createWebhook, createGenre, deliveriesOf, settled } =
  await webhookScene(database)
const { orm, pool } = database

beforeEach(async () => {
  await pool.query('DELETE FROM webhooks; DELETE FROM webhook_position')
})

describe('a webhook', () => {
  test('keeps the order of each record, while others go on', async () => {
    const { received, origin, receiver } = await begin()
    const webhook = await createWebhook(origin)
    const { id } = await createGenre()
    let isBlocked = true
    receiver.answer = (_, response) => {
      const isRecord = received.at(-1)?.event.data.id === id
      response.writeHead(isRecord && isBlocked ? 500 : 200).end()
    }
    const renamed = { name: 'Renamed' }
    expect((await ada.call('PATCH', `/genres/${id}`, renamed)).status).toBe(200)
    const { id: other } = await createGenre()
    await vi.waitUntil(() => received.some(({ event }) => event.data.id === other), soon)
    isBlocked = false
    await pool.query(`UPDATE webhook_deliveries SET due_at = now() WHERE state = 'pending'`)
    await vi.waitUntil(() => received.some(({ event }) => event.type === 'genre.update'), soon)
    const ofRecord = received.filter(({ event }) => event.data.id === id)
    const types = ofRecord.map(({ event }) => event.type)
    expect(types.lastIndexOf('genre.create')).toBeLessThan(types.indexOf('genre.update'))
    const [message] = new Set(
      ofRecord
        .filter(({ event }) => event.type === 'genre.create')
        .map(({ headers }) => headers['webhook-id']),
    )
    expect(message).toMatch(/^msg_/)
    expect(await settled(webhook)).toHaveLength(3)
  })

  test('is tried ten times within three days', async () => {
    const { receiver, origin } = await begin()
    receiver.answer = (_, response) => void response.writeHead(503).end('Not now')
    const webhook = await createWebhook(origin)
    await createGenre()
    await vi.waitFor(
      async () => {
        const [delivery] = await orm.select().from(webhookDeliveries)
        if (delivery?.state === 'failed') return
        // An answer of its own ends an attempt: one that is being sent must not be due again.
        await pool.query(
          `UPDATE webhook_deliveries SET due_at = now() - interval '1 second', response_status = NULL WHERE state = 'pending' AND response_status = 503`,
        )
        throw new Error('not given up yet')
      },
      { timeout: 40_000, interval: 100 },
    )
    expect(await deliveriesOf(webhook)).toMatchObject([
      {
        state: 'failed',
        attempts: 10,
        failure: 'status',
        response: { status: 503, body: 'Not now' },
      },
    ])
    const days = pauses.reduce((sum, seconds) => sum + seconds, 0) / 86_400
    expect([pauses.length, Math.round(days)]).toEqual([9, 3])
  })

  test('waits as long as a receiver asks, though no longer than three days in all', async () => {
    const { receiver, received, origin } = await begin()
    const answers: [number, Record<string, string>][] = [
      [503, { 'retry-after': '3600' }],
      [429, { 'retry-after': new Date(Date.now() + 2 * 3600_000).toUTCString() }],
      [503, { 'retry-after': '1' }],
      [500, { 'retry-after': '7200' }],
      [503, { 'retry-after': '99999999' }],
    ]
    receiver.answer = (_, response) => {
      const [status, headers] = answers[received.length - 1] ?? [503, {}]
      response.writeHead(status, headers).end()
    }
    const webhook = await createWebhook(origin)
    await createGenre()
    const waits: number[] = []
    for (const tried of [1, 2, 3, 4, 5]) {
      const [delivery] = await vi.waitFor(async () => {
        const found = await orm.select().from(webhookDeliveries)
        expect(found[0]).toMatchObject({ attempts: tried, responseStatus: answers[tried - 1]?.[0] })
        return found
      }, soon)
      const attemptedAt = delivery?.attemptedAt?.getTime() ?? 0
      waits.push(Math.round(((delivery?.dueAt.getTime() ?? 0) - attemptedAt) / 60_000))
      if (tried < 5) {
        await pool.query(
          `UPDATE webhook_deliveries SET due_at = now() - interval '1 second', response_status = NULL`,
        )
      }
    }
    // The third asks for less than the schedule, and the fourth is no answer that may ask.
    const allMinutes = pauses.reduce((sum, seconds) => sum + seconds, 0) / 60
    expect(waits).toEqual([60, 120, 5, 30, Math.round(allMinutes)])
    await pool.query(
      `UPDATE webhook_deliveries SET due_at = now() - interval '1 second', first_attempted_at = now() - interval '3 days'`,
    )
    await vi.waitUntil(async () => (await deliveriesOf(webhook))[0]?.['state'] === 'failed', soon)
    expect(received).toHaveLength(6)
  })

  test('ends at 410, and after five days without a success, with a message to its owner', async () => {
    const { receiver, origin } = await begin()
    receiver.answer = (_, response) => void response.writeHead(410).end()
    const gone = await createWebhook(origin)
    await createGenre()
    const statusOf = async ({ id }: { id: string }) =>
      (await ada.call('GET', `/webhooks/${id}`)).json['status']
    await vi.waitUntil(async () => (await statusOf(gone)) === 'gone', soon)
    await ada.call('DELETE', `/webhooks/${gone.id}`)

    receiver.answer = (_, response) => void response.writeHead(500).end()
    const failing = await createWebhook(origin)
    await createGenre()
    await vi.waitUntil(
      async () => (await ada.call('GET', `/webhooks/${failing.id}`)).json['failingSince'],
      soon,
    )
    expect(await statusOf(failing)).toBe('active')
    await pool.query(`UPDATE webhooks SET failing_since = now() - interval '5 days'`)
    await pool.query(`UPDATE sessions SET language = 'fr'`)
    await createGenre()
    await vi.waitUntil(async () => (await statusOf(failing)) === 'failing', soon)
    const mails = await messagesIn(product.mail)
    // The second one is in the language that the owner reads by now.
    const subjects = ['A webhook was turned off', 'Un webhook a été désactivé']
    const ended = mails.filter(({ subject }) => subjects.includes(subject))
    expect(new Set(ended.map(({ subject }) => subject)).size).toBe(2)
    expect(ended).toHaveLength(2)
    expect(ended.every(({ to }) => to === ada.email)).toBe(true)
    for (const { id } of [gone, failing]) {
      expect(ended.some(({ text }) => text.includes(`/manager/webhooks/${id}`))).toBe(true)
    }
    const acts = await orm
      .select()
      .from(activities)
      .where(eq(activities.action, 'webhook.switchOff'))
    expect(acts.map(({ after }) => after)).toEqual([{ reason: 'gone' }, { reason: 'failing' }])
    expect((await deliveriesOf(failing)).every(({ state }) => state === 'cancelled')).toBe(true)

    receiver.answer = (_, response) => void response.writeHead(200).end()
    await ada.call('PATCH', `/webhooks/${failing.id}`, { active: true })
    await createGenre()
    await vi.waitUntil(
      async () => (await deliveriesOf(failing)).some(({ state }) => state === 'delivered'),
      soon,
    )
  })
})
