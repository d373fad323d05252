import { eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { EnvironmentReader } from '#platform/config/environment-reader.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { untilWaiting } from '#platform/database/test-locks.ts'
import { requirePublicUrl } from './require-public-url.server.ts'
import { soon, webhookScene } from './test-webhooks.server.ts'
import { webhookDeliveries, webhooks } from './webhooks.table.server.ts'

const database = await testDatabase()
const { ada, begin, createWebhook, createGenre, settled } = await webhookScene(database)
const { orm, pool } = database

const refusedUrls = [
  'http://example.org',
  'https://127.0.0.1',
  'https://localhost',
  'https://hooks.localhost',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]',
  'https://[::ffff:10.0.0.1]',
  'https://2130706433',
  'https://192.168.1.1',
]

beforeEach(async () => {
  await pool.query('DELETE FROM webhooks; DELETE FROM webhook_position')
  await orm.update(users).set({ role: 'admin', banned: false }).where(eq(users.id, ada.id))
})

describe('a webhook', () => {
  test('check 37: gets what happens, signed as the public library verifies', async () => {
    const { received, origin } = await begin()
    const webhook = await createWebhook(`${origin}/hook`)
    const { id, name } = await createGenre()
    await vi.waitUntil(() => received.length > 0, soon)
    const [got] = received
    const headers = got?.headers as Record<string, string>
    expect(new Webhook(webhook.secret).verify(got?.body ?? '', headers)).toMatchObject({
      type: 'genre.create',
      data: { id, resource: 'genre', action: 'create', name, actorId: ada.id },
    })
    expect(() => new Webhook(webhook.secret).verify(`${got?.body} `, headers)).toThrow(
      'No matching signature',
    )
    const [delivery] = await settled(webhook)
    expect(delivery).toMatchObject({
      kind: 'event',
      type: 'genre.create',
      state: 'delivered',
      attempts: 1,
      failure: null,
      response: { status: 204 },
    })
    expect(delivery).toMatchObject({ request: { body: got?.body } })
    expect(JSON.stringify(delivery)).not.toContain('webhook-signature')
    const stored = JSON.stringify(await orm.select().from(webhooks))
    expect(stored).not.toContain(webhook.secret.slice(6))
  })

  test('check 37: while rotating both secrets sign, and then the old one ends', async () => {
    const { received, origin } = await begin()
    const webhook = await createWebhook(origin)
    const { json } = await ada.call('POST', `/webhooks/${webhook.id}/rotate`, {})
    const secrets = [webhook.secret, String(json['secret'])]
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
    const { id } = await createGenre()
    expect((await ada.call('DELETE', `/genres/${id}`)).status).toBe(204)
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
    const { name } = await createGenre()
    await vi.waitUntil(() => received.length > before, soon)
    expect(received.slice(before).map(({ event }) => event.data['name'])).toEqual([name])
  })

  test('can be tested, paused, resumed and deleted', async () => {
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
    const { name } = await createGenre()
    await vi.waitUntil(() => received.length === 2, soon)
    expect(received[1]?.event.data['name']).toBe(name)
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

  test('gets what happens once it is resumed, though a reading of the record has begun before', async () => {
    const { received, origin } = await begin()
    const webhook = await createWebhook(`${origin}/resumed`)
    await ada.call('PATCH', `/webhooks/${webhook.id}`, { active: false })
    await createWebhook(`${origin}/other`)
    const holder = await pool.connect()
    onTestFinished(() => holder.release(true))
    await holder.query('BEGIN; LOCK TABLE webhook_position')
    await untilWaiting(database)
    await ada.call('PATCH', `/webhooks/${webhook.id}`, { active: true })
    await createGenre()
    await holder.query('COMMIT')
    await vi.waitUntil(() => received.length === 2, soon)
    expect(received.map(({ path }) => path).toSorted()).toEqual(['/other', '/resumed'])
  })

  test.each<[object, string]>([
    [{ url: 'ftp://example.org' }, 'url'],
    [{ url: 'https://me:secret@example.org' }, 'url'],
    ...refusedUrls.map((url): [object, string] => [{ url }, 'url']),
    [{ url: '' }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['book.invent'] }, 'events.0'],
  ])('is refused with %j', async (draft, field) => {
    const valid = { url: 'https://example.org/hook', events: ['book.create'] }
    const { status, json } = await ada.call('POST', '/webhooks', { ...valid, ...draft })
    expect([status, Object.keys(json['fields'] ?? {})]).toEqual([400, [field]])
    expect(await orm.$count(webhooks)).toBe(0)
  })

  test('may have an address of this machine, or without https, in local mode alone', () => {
    const variables = new EnvironmentReader({ WEBHOOK_RECEIVER: 'http://10.0.0.2:4000' })
    const isAllowed = (url: string) => {
      try {
        requirePublicUrl({ localMode: true, variables }, url)
        return true
      } catch {
        return false
      }
    }
    const allowed = [
      'http://localhost:4000/hook',
      'http://127.0.0.1:4000/hook',
      'http://example.org/hook',
      'http://127.example.org/hook',
      'http://10.0.0.2:4000/hook',
    ]
    expect(allowed.filter((url) => !isAllowed(url))).toEqual([])
    expect(['http://10.0.0.1', 'http://169.254.169.254'].filter(isAllowed)).toEqual([])
  })

  test('keeps its address out of the private network when it is changed', async () => {
    const { id } = await createWebhook('https://example.org/hook')
    const change = { url: 'https://10.0.0.1/hook' }
    const { status, json } = await ada.call('PATCH', `/webhooks/${id}`, change)
    expect([status, json['fields']]).toEqual([
      400,
      { url: 'Enter an address that can be reached on the internet' },
    ])
    expect(await orm.select({ url: webhooks.url }).from(webhooks)).toEqual([
      { url: 'https://example.org/hook' },
    ])
  })
})
