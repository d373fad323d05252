import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { serveProduct } from '#app/api/test-product.server.ts'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { pushSubscriptions } from '../web-push.table.server.ts'
import { servePushes, subscriptionOf } from './test-web-push.ts'

const database = await testDatabase()
const { orm, pool } = database
const { product, newPerson, subscribed, clear, pushes, share, hurry } = await servePushes(
  database,
  afterAll,
)

beforeEach(clear)

describe('a browser is reached while its session lets the user in', () => {
  test('signing out removes the subscription, ending all sessions too', async () => {
    const ada = await newPerson('Ada')
    const noor = await newPerson('Noor')
    await subscribed(ada)
    await subscribed(noor)
    await share('Winter', ada, noor)
    await ada.browser.post('/sign-out')
    await noor.browser.post('/revoke-sessions')
    expect(await pushes()).toEqual([])
    expect(await orm.$count(pushSubscriptions)).toBe(0)
  })

  test('a session that is over, and a user who is banned, get none', async () => {
    const [expired, banned, old] = [
      await newPerson('Expired'),
      await newPerson('Banned'),
      await newPerson('Old'),
    ]
    for (const one of [expired, banned, old]) await subscribed(one)
    await pool.query(`UPDATE sessions SET expires_at = now() WHERE user_id = $1`, [expired.id])
    await pool.query(`UPDATE users SET banned = true WHERE id = $1`, [banned.id])
    await pool.query(
      `UPDATE sessions SET created_at = now() - interval '10 years' WHERE user_id = $1`,
      [old.id],
    )
    await share('Winter', expired, banned, old)
    expect(await pushes()).toEqual([])
    await hurry()
    expect(await pushes()).toEqual([])
  })

  test('an admin who was idle for too long gets none', async () => {
    const admin = await newPerson('Admin', { role: 'admin' })
    await subscribed(admin)
    await pool.query(
      `UPDATE sessions SET last_seen_at = now() - interval '1 year' WHERE user_id = $1`,
      [admin.id],
    )
    await share('Winter', admin)
    expect(await pushes()).toEqual([])
  })

  test('it goes with the account', async () => {
    const leaving = await newPerson('Leaving')
    await subscribed(leaving)
    await orm.delete(users).where(eq(users.id, leaving.id))
    expect(await orm.$count(pushSubscriptions)).toBe(0)
  })

  test('signing in once more in the same browser keeps it', async () => {
    const ada = await newPerson('Ada')
    await subscribed(ada)
    await pool.query('TRUNCATE rates, sign_in_codes')
    await product.signedIn(ada.email, ada.browser)
    expect(await orm.$count(sessions, eq(sessions.userId, ada.id))).toBe(1)
    const { json } = await ada.call('GET', '/notifications/push')
    expect(json['items']).toMatchObject([{ current: true, sentAt: null }])
    await share('Winter', ada)
    expect(await pushes()).toHaveLength(1)
  })

  test('another user of the browser takes its subscription over', async () => {
    const ada = await newPerson('Ada')
    const noor = await newPerson('Noor')
    const subscription = subscriptionOf('shared')
    await ada.call('POST', '/notifications/push', subscription)
    await noor.call('POST', '/notifications/push', subscription)
    const theirs = await Promise.all(
      [ada, noor].map((one) => product.itemsOf(one, '/notifications/push')),
    )
    expect(theirs.map(({ length }) => length)).toEqual([0, 1])
    expect(
      (await ada.call('DELETE', `/notifications/push/${String(theirs[1]?.[0]?.['id'])}`)).status,
    ).toBe(404)
    expect(
      (await noor.call('DELETE', `/notifications/push/${String(theirs[1]?.[0]?.['id'])}`)).status,
    ).toBe(204)
    expect(await orm.$count(pushSubscriptions)).toBe(0)
  })

  test('a browser has one subscription, which is in the data of the account without its secrets', async () => {
    const ada = await newPerson('Ada')
    for (const path of ['1', '2']) {
      await ada.call('POST', '/notifications/push', subscriptionOf(path))
    }
    expect(await product.itemsOf(ada, '/notifications/push')).toHaveLength(1)
    const { json } = await ada.call('GET', '/account/data')
    expect(json['pushSubscriptions']).toMatchObject([{ service: 'push.example.org', sentAt: null }])
    expect(JSON.stringify(json)).not.toContain('push.example.org/')
  })
})

test('a demo has no key for pushes, and takes no subscription', async () => {
  const demo = await serveProduct(database, { DEMO_MODE: 'true' })
  await pool.query('TRUNCATE push_keys')
  const visitor = await demo.person('Visitor')
  const { json } = await visitor.call('GET', '/notifications/push')
  expect(json).toEqual({ publicKey: null, items: [] })
  const { status } = await visitor.call('POST', '/notifications/push', subscriptionOf('demo'))
  expect(status).toBe(403)
  const { rows } = await pool.query('SELECT FROM push_keys')
  expect(rows).toEqual([])
})
