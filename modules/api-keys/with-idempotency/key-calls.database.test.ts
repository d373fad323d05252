import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { apiRouter } from '#app/api/router.server.ts'
import { serveProduct } from '#app/api/test-product.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { apiKeys } from '../auth/index.server.ts'
import { makeKey } from '../test-keys.server.ts'

const database = await testDatabase()
const { orm } = database
const product = await serveProduct(database, {}, apiRouter, afterAll)
const ada = await product.person('Ada', { role: 'admin' })
const send = (key: string, once: string, email: string) =>
  product.ask('/api/v1/users', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': once,
    },
    body: JSON.stringify({ name: 'By key', email }),
  })

beforeEach(() => orm.delete(apiKeys))

describe('with an Idempotency-Key', () => {
  test('the repetition of a new key, or of its rotation, answers without the secret', async () => {
    const draft = { name: 'Once', scopes: ['user:list'] }
    const post = (path: string, value: object, once: string) =>
      ada.browser.send('POST', path, value, { 'idempotency-key': once })
    const make = () => post('/api/v1/keys', draft, 'a-new-key')
    const [first, again] = [await make(), await make()]
    const { key: secret, ...shown } = first.json as { key: string; id: string }
    expect(secret).toBeTruthy()
    expect(again).toMatchObject({ status: 201, headers: { 'idempotent-replayed': 'true' } })
    expect(again.json).toEqual(shown)
    const rotate = () => post(`/api/v1/keys/${shown.id}/rotate`, {}, 'a-rotation')
    expect((await rotate()).json).toHaveProperty('key')
    expect((await rotate()).json).not.toHaveProperty('key')
  })

  test('check 35: a call by key is answered the same again, and happens once', async () => {
    const { key } = await makeKey(ada.browser, ['user:create'])
    const once = () => send(key, 'one', 'once@example.com')
    const [first, again] = await Promise.all([once(), once()])
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.json).toEqual(first.json)
    expect(await orm.$count(users, eq(users.email, 'once@example.com'))).toBe(1)
  })

  test('check 35: the repetition by another key is another call', async () => {
    const [one, other] = [
      await makeKey(ada.browser, ['user:create']),
      await makeKey(ada.browser, ['user:create']),
    ]
    expect((await send(one.key, 'same', 'one@example.com')).status).toBe(201)
    expect((await send(other.key, 'same', 'other@example.com')).status).toBe(201)
  })

  test('a call that the key may not make is not kept, since it may succeed later', async () => {
    const { key } = await makeKey(ada.browser, ['user:list'])
    const later = () => send(key, 'later', 'later@example.com')
    expect((await later()).status).toBe(403)
    await orm.update(apiKeys).set({ scopes: ['user:create'] })
    expect((await later()).status).toBe(201)
  })
})

test('the data of the account have its keys, and nothing that proves them', async () => {
  const { key } = await makeKey(ada.browser, ['account:read'], { name: 'Export' })
  const [row] = await orm.select().from(apiKeys)
  const { json, body } = await ada.browser.ask('/api/v1/account/data')
  expect(json).toMatchObject({ apiKeys: [{ name: 'Export', scopes: ['account:read'] }] })
  expect(String(body)).not.toContain(key)
  expect(String(body)).not.toContain(row?.hash)
})
