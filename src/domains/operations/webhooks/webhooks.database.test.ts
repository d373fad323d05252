import { eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { organized } from '#domains/community/organizations/test-organizations.server.ts'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openReceiver } from './test-receiver.ts'
import { delivering, servicesOf } from './test-webhooks.server.ts'
import { webhookDeliveries, webhooks } from './webhooks.table.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const limits = { LIMIT_CALLS_PER_SESSION_PER_MINUTE: '100000' }
const product = await organized(database, limits, undefined, afterAll)
const ada = await product.person('Ada', { role: 'admin' })
const noor = await product.person('Noor')
const soon = { timeout: 8000, interval: 20 }

beforeEach(async () => {
  await pool.query('DELETE FROM webhooks; DELETE FROM webhook_position')
  await orm.update(users).set({ role: 'admin', banned: false }).where(eq(users.id, ada.id))
})

async function begin() {
  const receiver = await openReceiver(onTestFinished)
  const stop = delivering(servicesOf(database, product, receiver.origin))
  onTestFinished(stop)
  return { ...receiver, receiver, stop }
}

type Made = { id: string; secret: string; url: string }

async function createWebhook(url: string, draft: object = {}, owner = ada) {
  const events = ['genre.create', 'genre.update', 'genre.delete']
  const { status, json } = await owner.call('POST', '/webhooks', { url, events, ...draft })
  expect([status, json]).toEqual([201, expect.anything()])
  return json as Made
}

let count = 0

async function createGenre() {
  count += 1
  const { status, json } = await ada.call('POST', '/genres', { name: `Genre ${count}`, colour: 30 })
  expect(status).toBe(201)
  return String(json['id'])
}

type Listed = {
  id: string
  kind: string
  type: string
  state: string
  attempts: number
  failure: string | null
  request: { headers: Record<string, string> | null; body: string }
  response: { status: number; headers: Record<string, string>; body: string } | null
}

async function deliveriesOf({ id }: { id: string }) {
  return (await product.itemsOf(ada, `/webhooks/${id}/deliveries`)) as unknown as Listed[]
}

async function settled(webhook: { id: string }) {
  return vi.waitFor(async () => {
    const all = await deliveriesOf(webhook)
    const [first] = all
    if (!first || all.some(({ attempts }) => attempts === 0)) throw new Error('not tried yet')
    if (!all.every(({ failure, response }) => failure ?? response)) throw new Error('no outcome')
    return all
  }, soon)
}

describe('issue 24.5: a webhook', () => {
  test('check 37: gets what happens, signed as the public library verifies', async () => {
    const { received, origin } = await begin()
    const webhook = await createWebhook(`${origin}/hook`)
    const id = await createGenre()
    await vi.waitUntil(() => received.length > 0, soon)
    const [got] = received
    const headers = got?.headers as Record<string, string>
    expect(new Webhook(webhook.secret).verify(got?.body ?? '', headers)).toEqual({
      type: 'genre.create',
      timestamp: expect.any(String),
      data: expect.objectContaining({
        id,
        resource: 'genre',
        action: 'create',
        name: `Genre ${count}`,
        actorId: ada.id,
      }),
    })
    expect(() => new Webhook(webhook.secret).verify(`${got?.body} `, headers)).toThrow()
    const [delivery] = await settled(webhook)
    expect(delivery).toMatchObject({
      kind: 'event',
      type: 'genre.create',
      state: 'delivered',
      attempts: 1,
      failure: null,
      response: { status: 204 },
    })
    expect(delivery?.request.body).toBe(got?.body)
    expect(JSON.stringify(delivery)).not.toContain('webhook-signature')
    const stored = JSON.stringify(await orm.select().from(webhooks))
    expect(stored).not.toContain(webhook.secret.slice(6))
  })

  test('check 37: while rotating both secrets sign, and then the old one ends', async () => {
    const { received, origin } = await begin()
    const webhook = await createWebhook(origin)
    const { json } = await ada.call('POST', `/webhooks/${webhook.id}/rotate`, {})
    const secrets = [webhook.secret, (json as Made).secret]
    const verified = () =>
      secrets.map((secret) => {
        const got = received.at(-1)
        try {
          new Webhook(secret).verify(got?.body ?? '', got?.headers as Record<string, string>)
          return true
        } catch {
          return false
        }
      })
    await createGenre()
    await vi.waitUntil(() => received.length === 1, soon)
    expect(verified()).toEqual([true, true])
    await pool.query(`UPDATE webhooks SET former_until = now() - interval '1 second'`)
    await createGenre()
    await vi.waitUntil(() => received.length === 2, soon)
    expect(verified()).toEqual([false, true])
  })

  test('gets what it wants, of the time since it was made, and nothing else', async () => {
    await createGenre()
    const { received, origin } = await begin()
    const webhook = await createWebhook(origin, { events: ['genre.delete', 'user.update'] })
    const id = await createGenre()
    await ada.call('DELETE', `/genres/${id}`, { version: 1 })
    await ada.call('PATCH', '/account', { name: 'Ada Okafor' })
    await vi.waitUntil(() => received.length > 0, soon)
    await settled(webhook)
    const types = received.map(({ event }) => event.type)
    expect(new Set(types)).toEqual(
      new Set(['genre.delete', ...types.filter((type) => type === 'user.update')]),
    )
    const ofUsers = received.filter(({ event }) => event.data.resource === 'user')
    for (const { body } of ofUsers) expect(body).not.toMatch(/Ada|@/)
  })

  test('of an organization gets its events alone, and names no person', async () => {
    const { received, origin } = await begin()
    const ours = await product.organization(noor)
    const theirs = await product.organization(ada)
    const events = ['organization.update', 'invitation.create']
    const refused = await noor.call('POST', '/webhooks', {
      url: origin,
      events,
      organizationId: theirs.id,
    })
    expect(refused.status).toBe(404)
    expect((await noor.call('POST', '/webhooks', { url: origin, events })).status).toBe(403)
    const webhook = await createWebhook(origin, { events, organizationId: ours.id }, noor)
    expect((await ada.call('GET', `/webhooks/${webhook.id}`)).status).toBe(404)
    await product.invited(ada, theirs.path, 'far@example.com')
    await product.invited(noor, ours.path, 'near@example.com')
    await vi.waitUntil(() => received.length > 0, soon)
    expect(received.map(({ event }) => event.data.id)).toEqual([ours.id])
    expect(received[0]?.body).not.toContain('@')
  })

  test('sends nothing from the moment when its owner may not have it', async () => {
    const { received, origin } = await begin()
    const webhook = await createWebhook(origin)
    const set = (values: object) => orm.update(users).set(values).where(eq(users.id, ada.id))
    for (const values of [{ role: 'user' }, { role: 'admin', banned: true }]) {
      await set({ role: 'admin', banned: false })
      await ada.call('POST', `/webhooks/${webhook.id}/test`, {})
      await set(values)
      await vi.waitUntil(
        async () =>
          (await orm.$count(webhookDeliveries, eq(webhookDeliveries.state, 'pending'))) === 0,
        soon,
      )
    }
    const before = received.length
    await pool.query(
      `INSERT INTO activities (actor_type, action, target_type, target_id) VALUES ('operator', 'genre.create', 'genre', gen_random_uuid())`,
    )
    await vi.waitUntil(async () => {
      const { rows } = await pool.query(
        `SELECT FROM webhook_position, activities WHERE activities.id = (SELECT max(id::text)::uuid FROM activities)
         AND pg_visible_in_snapshot(transaction, seen)`,
      )
      return rows.length === 1
    }, soon)
    await set({ role: 'admin', banned: false })
    await createGenre()
    await vi.waitUntil(() => received.length > before, soon)
    expect(received.slice(before).map(({ event }) => event.data['name'])).toEqual([
      `Genre ${count}`,
    ])
  })

  test('keeps the order of each record, while others go on', async () => {
    const { received, origin, receiver } = await begin()
    const webhook = await createWebhook(origin)
    const id = await createGenre()
    receiver.answer = (_, response) => {
      const isBlocked = received.at(-1)?.event.data.id === id && received.length < 4
      response.writeHead(isBlocked ? 500 : 200).end()
    }
    await ada.call('PATCH', `/genres/${id}`, { name: `Changed ${count}`, version: 1 })
    const other = await createGenre()
    await vi.waitUntil(() => received.some(({ event }) => event.data.id === other), soon)
    await pool.query(`UPDATE webhook_deliveries SET due_at = now() WHERE state = 'pending'`)
    await vi.waitUntil(() => received.some(({ event }) => event.type === 'genre.update'), {
      ...soon,
      timeout: 15_000,
    })
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
    let passed = 0
    await vi.waitFor(
      async () => {
        const [delivery] = await orm.select().from(webhookDeliveries)
        if (delivery?.state === 'failed') return
        if (delivery?.responseStatus === 503 && delivery.attempts > 0) {
          passed = Math.max(passed, delivery.dueAt.getTime() - Number(delivery.attemptedAt))
        }
        await pool.query(
          `UPDATE webhook_deliveries SET due_at = now() WHERE state = 'pending' AND response_status = 503 AND due_at > now() + interval '1 second'`,
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
    expect(Math.round(passed / 3600_000)).toBe(34)
  })

  test('ends at 410, and after five days without a success, with a message to its owner', async () => {
    const { receiver, origin } = await begin()
    receiver.answer = (_, response) => void response.writeHead(410).end()
    const gone = await createWebhook(origin)
    await createGenre()
    const statusOf = async ({ id }: Made) =>
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
    await createGenre()
    await vi.waitUntil(async () => (await statusOf(failing)) === 'failing', soon)
    const mails = (await product.mail.mailbox?.()) ?? []
    const ended = mails.filter(({ subject }) => subject === 'A webhook was turned off')
    expect(ended).toHaveLength(2)
    expect(ended.every(({ to }) => to === ada.email)).toBe(true)
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

  test('can be tested, paused, resumed and deleted, and a delivery replayed', async () => {
    const { received, origin } = await begin()
    const webhook = await createWebhook(origin)
    await ada.call('PATCH', `/webhooks/${webhook.id}`, { active: false })
    await createGenre()
    const tested = await ada.call('POST', `/webhooks/${webhook.id}/test`, {})
    expect(tested).toMatchObject({ status: 201, json: { kind: 'test', state: 'pending' } })
    await vi.waitUntil(() => received.length === 1, soon)
    expect(received[0]?.event.type).toBe('webhook.test')
    await settled(webhook)
    await ada.call('PATCH', `/webhooks/${webhook.id}`, { active: true })
    await createGenre()
    await vi.waitUntil(() => received.length === 2, soon)
    expect(received[1]?.event.data['name']).toBe(`Genre ${count}`)
    const [delivered] = await settled(webhook)
    const replayed = await ada.call('POST', `/webhooks/deliveries/${delivered?.id}/replay`, {})
    expect(replayed.status).toBe(201)
    await vi.waitUntil(() => received.length === 3, soon)
    expect(received[2]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id'])
    expect(received[2]?.body).toBe(received[1]?.body)
    expect((await ada.call('DELETE', `/webhooks/${webhook.id}`)).status).toBe(204)
    expect((await ada.call('GET', `/webhooks/${webhook.id}`)).status).toBe(404)
    const acts = await orm
      .select({ action: activities.action })
      .from(activities)
      .where(sql`${activities.targetId} = ${webhook.id}`)
    expect(acts.map(({ action }) => action).toSorted()).toEqual([
      'webhook.create',
      'webhook.delete',
      'webhook.update',
      'webhook.update',
    ])
  })

  test.each([
    [{ url: 'ftp://example.org' }, 'url'],
    [{ url: 'https://me:secret@example.org' }, 'url'],
    [{ url: '' }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['book.invent'] }, 'events.0'],
  ])('is refused with %j', async (draft, field) => {
    const valid = { url: 'https://example.org/hook', events: ['book.create'] }
    const { status, json } = await ada.call('POST', '/webhooks', { ...valid, ...draft })
    expect([status, Object.keys(json['fields'] ?? {})]).toEqual([400, [field]])
  })
})

describe('check 36: a webhook never reaches the private network', () => {
  test.each([
    'http://127.0.0.1:9/',
    'http://localhost:9/',
    'http://2130706433:9/',
    'http://0x7f.1:9/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]:9/',
    'http://[::ffff:169.254.169.254]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
  ])('%s', async (url) => {
    await begin()
    const webhook = await createWebhook(url)
    await ada.call('POST', `/webhooks/${webhook.id}/test`, {})
    expect(await settled(webhook)).toMatchObject([
      { state: 'failed', failure: 'private-address', response: null },
    ])
  })

  test('by a redirect', async () => {
    const inner = await openReceiver(onTestFinished)
    const { receiver, origin } = await begin()
    receiver.answer = (_, response) =>
      void response.writeHead(307, { location: inner.origin }).end()
    const webhook = await createWebhook(origin)
    await ada.call('POST', `/webhooks/${webhook.id}/test`, {})
    expect(await settled(webhook)).toMatchObject([
      { state: 'failed', failure: 'redirect', response: { status: 307 } },
    ])
    expect(inner.received).toEqual([])
  })
})

test('issue 24.5: a slow and an endless answer are recorded, and hold up no other webhook', async () => {
  const { receiver, received, origin } = await begin()
  receiver.answer = ({ url }, response) => {
    if (url === '/slow') return
    if (url === '/endless') response.writeHead(200).write('x'.repeat(70_000))
    else response.writeHead(200).end()
  }
  const slow = await createWebhook(`${origin}/slow`)
  const endless = await createWebhook(`${origin}/endless`)
  await createWebhook(`${origin}/quick`)
  await createGenre()
  await vi.waitUntil(() => received.some(({ path }) => path === '/quick'), soon)
  expect(await settled(endless)).toMatchObject([{ failure: 'too-long', attempts: 1 }])
  expect(await settled(slow)).toMatchObject([{ failure: 'timeout', attempts: 1 }])
})
