import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { notify } from '#kit/notices/index.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { sendPushes } from '../sending/send-pushes.server.ts'
import { pushSubscriptions } from '../web-push.table.server.ts'
import { vapidClaims } from './test-push-service.ts'
import { servePushes, shelf, subscriptionOf } from './test-web-push.ts'

const database = await testDatabase()
const { orm, pool } = database
const { product, service, services, newPerson, subscribed, clear, pushes, share, hurry } =
  await servePushes(database, afterAll)
const { config } = services

beforeEach(clear)

describe('Web Push', () => {
  test('a push is due in the moment of its notification, at whatever part of a millisecond', async () => {
    const ada = await newPerson('Ada')
    await subscribed(ada)
    for (const number of Array(20).keys()) {
      await orm.transaction(async (transaction) => {
        await notify(transaction, [ada.id], shelf(`Shelf ${number}`))
        const { rows } = await transaction.execute(
          sql`SELECT FROM notifications WHERE push_due_at > now()`,
        )
        expect(rows).toEqual([])
      })
    }
  })

  test('brings a notification to each browser of the user, which alone can read it', async () => {
    const ada = await newPerson('Ada')
    const noor = await newPerson('Noor')
    const other = product.callerIn(await product.signedIn(ada.email))
    const [first, second] = [await subscribed(ada), await subscribed({ call: other })]
    await subscribed(noor)
    await share('Winter', ada)
    const received = await pushes()
    expect(received.map(({ path }) => path).toSorted()).toEqual(
      [first.path, second.path].toSorted(),
    )
    const push = received.find(({ path }) => path === first.path)
    if (!push) throw new Error('The first browser got none')
    expect(first.read(push)).toMatchObject({
      body: '“Ada” shared the shelf “Winter” with “Readers”.',
      path: '/app/shelves/1',
      lang: 'en',
      dir: 'ltr',
    })
    expect(() => second.read(push)).toThrow('unable to authenticate')
    expect(push.body.includes('Winter')).toBe(false)
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(push.headers['topic']).toMatch(/^[\w-]{22}$/)
    const { aud, exp, sub } = vapidClaims(push, first.publicKey)
    expect([aud, sub]).toEqual([service.origin, 'https://product.example'])
    const hours = (exp - Date.now() / 1000) / 3600
    expect(hours).toBeGreaterThan(1)
    expect(hours).toBeLessThan(24)
    expect(await pushes()).toEqual([])
  })

  test('speaks the language of the session', async () => {
    const ada = await newPerson('Ada')
    const browser = await subscribed(ada)
    await pool.query(`UPDATE sessions SET language = 'ar' WHERE user_id = $1`, [ada.id])
    await share('Winter', ada)
    const [push] = await pushes()
    if (!push) throw new Error('None came')
    expect(browser.read(push)).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(browser.read(push).body).toContain('«Winter»')
  })

  test('is chosen for each topic, apart from email; what was turned off or read is not pushed', async () => {
    const ada = await newPerson('Ada')
    await subscribed(ada)
    const choose = (push: boolean) =>
      ada.call('PATCH', '/notifications/settings', { topic: 'sharedShelf', push })
    await share('Winter', ada)
    const before = await ada.call('GET', '/notifications/settings')
    expect(before.json['items']).toEqual(
      expect.arrayContaining([
        { topic: 'security', mail: 'atOnce', push: true, isFixed: true },
        { topic: 'sharedShelf', mail: 'daily', push: true, isFixed: false },
      ]),
    )
    const { json } = await choose(false)
    expect(json['items']).toContainEqual({
      topic: 'sharedShelf',
      mail: 'daily',
      push: false,
      isFixed: false,
    })
    const data = await ada.call('GET', '/account/data')
    expect(data.json['notificationSettings']).toMatchObject([{ topic: 'sharedShelf', push: false }])
    await share('Spring', ada)
    expect(await pushes()).toEqual([])
    await choose(true)
    await share('Summer', ada)
    await ada.call('POST', '/notifications/read', {})
    expect(await pushes()).toEqual([])
    await share('Autumn', ada)
    expect(await pushes()).toHaveLength(1)
    const refused = [{ topic: 'security', push: false }, { topic: 'sharedShelf' }]
    const answers = await Promise.all(
      refused.map((body) => ada.call('PATCH', '/notifications/settings', body)),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 400])
  })

  test('is sent once by two processes, and once more if one was killed while it sent', async () => {
    const ada = await newPerson('Ada')
    await subscribed(ada)
    await share('Winter', ada)
    await Promise.all([
      sendPushes.run(services, undefined),
      sendPushes.run(services, undefined),
      sendPushes.run(services, undefined),
    ])
    expect(service.received.splice(0)).toHaveLength(1)
    await share('Summer', ada)
    const killed = {
      ...services,
      config: {
        ...config,
        get limits(): never {
          throw new Error('Killed')
        },
      },
    }
    await expect(sendPushes.run(killed, undefined)).rejects.toThrow('Killed')
    expect(await pushes()).toEqual([])
    await hurry()
    expect(await pushes()).toHaveLength(1)
  })
})

test('600 pushes to a service that stays silent do not hold up those of other users', async () => {
  const [ada, noor] = [await newPerson('Ada'), await newPerson('Noor')]
  const [silent, browser] = [await subscribed(ada), await subscribed(noor)]
  service.silentPath = silent.path
  for (let number = 0; number < 600; number += 1) await share(`Shelf ${number}`, ada)
  const stop = new AbortController()
  const sending = sendPushes.run(services, undefined, stop.signal)
  const arrived = (path: string) => service.received.some((push) => push.path === path)
  await vi.waitUntil(() => arrived(silent.path), 30_000)
  await share('Winter', noor)
  await vi.waitUntil(() => arrived(browser.path), { timeout: 60_000, interval: 10 })
  const unanswered = service.received.filter((push) => push.path === silent.path)
  expect(unanswered.length).toBeLessThan(60)
  stop.abort()
  await sending
}, 90_000)

describe('a push service that', () => {
  test.each([404, 410])('answers %i ends the subscription', async (status) => {
    const ada = await newPerson('Ada')
    await subscribed(ada)
    service.answer = { status }
    await share('Winter', ada)
    expect(await pushes()).toHaveLength(1)
    expect(await orm.$count(pushSubscriptions)).toBe(0)
    const { json } = await ada.call('GET', '/notifications/push')
    expect(json['items']).toEqual([])
  })

  test('asks for a pause gets it, for all that waits', async () => {
    const ada = await newPerson('Ada')
    await subscribed(ada)
    service.answer = { status: 429, headers: { 'retry-after': '3600' } }
    await share('Winter', ada)
    expect(await pushes()).toHaveLength(1)
    const { rows } = await pool.query<{ minutes: number }>(
      'SELECT round(extract(epoch FROM due_at - now()) / 60)::int AS minutes FROM push_messages',
    )
    expect(rows[0]?.minutes).toBe(60)
    service.answer = { status: 201 }
    expect(await pushes()).toEqual([])
    await hurry()
    expect(await pushes()).toHaveLength(1)
  })

  test('asks for a pause of years does not get that push again', async () => {
    const ada = await newPerson('Ada')
    await subscribed(ada)
    service.answer = { status: 429, headers: { 'retry-after': '9'.repeat(30) } }
    await share('Winter', ada)
    expect(await pushes()).toHaveLength(1)
    await share('Summer', ada)
    expect(await pushes()).toHaveLength(1)
    const { rows } = await pool.query('SELECT FROM push_messages')
    expect(rows).toEqual([])
  })

  test('is out of order is asked again, for a day', async () => {
    const ada = await newPerson('Ada')
    await subscribed(ada)
    service.answer = { status: 503 }
    await share('Winter', ada)
    expect(await pushes()).toHaveLength(1)
    await hurry()
    expect(await pushes()).toHaveLength(1)
    await pool.query(`UPDATE push_messages SET created_at = now() - interval '25 hours'`)
    await hurry()
    expect(await pushes()).toEqual([])
    expect(await orm.$count(pushSubscriptions)).toBe(1)
  })

  test('refuses a push does not get it again', async () => {
    const ada = await newPerson('Ada')
    await subscribed(ada)
    service.answer = { status: 400 }
    await share('Winter', ada)
    expect(await pushes()).toHaveLength(1)
    await hurry()
    expect(await pushes()).toEqual([])
    expect(await orm.$count(pushSubscriptions)).toBe(1)
  })
})

describe('pushes reach public addresses over https alone', () => {
  test.each([
    'http://push.example.org/1',
    'https://127.0.0.1/1',
    'https://10.0.0.1/1',
    'https://169.254.169.254/latest',
    'https://[::1]/1',
    'https://[::ffff:127.0.0.1]/1',
    'https://user:secret@push.example.org/1',
    'ftp://push.example.org/1',
    'push',
  ])('%s is refused', async (endpoint) => {
    const ada = await newPerson('Ada')
    const { status } = await ada.call('POST', '/notifications/push', {
      ...subscriptionOf(''),
      endpoint,
    })
    expect(status).toBe(400)
    expect(await orm.$count(pushSubscriptions)).toBe(0)
  })

  test('keys that are none are refused', async () => {
    const ada = await newPerson('Ada')
    const { keys, endpoint } = subscriptionOf('1')
    for (const wrong of [
      { ...keys, p256dh: keys.auth },
      { ...keys, auth: keys.p256dh },
    ]) {
      const { status } = await ada.call('POST', '/notifications/push', { endpoint, keys: wrong })
      expect(status).toBe(400)
    }
  })

  test.each(['https://localhost', 'http://localhost', 'http://127.0.0.1'])(
    'a subscription at %s is removed, and its address never reached',
    async (origin) => {
      const ada = await newPerson('Ada')
      await subscribed(ada)
      await pool.query('UPDATE push_subscriptions SET endpoint = $1', [
        `${origin}:${service.port}/1`,
      ])
      await share('Winter', ada)
      await sendPushes.run({ database, config, log: silentLog }, undefined)
      expect(service.received).toEqual([])
      expect(await orm.$count(pushSubscriptions)).toBe(0)
    },
  )
})
