import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { askByKey } from '#app/api/permissions/test-scoped-calls.server.ts'
import { serveProduct } from '#app/api/test-product.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { apiKeys } from '../auth/index.server.ts'

const database = await testDatabase()
const { orm } = database
const product = await serveProduct(database, {}, apiRouter, afterAll)
const ada = await product.person('Ada', { role: 'admin' })
const reader = await product.person('Noor')
const user = await product.person('Sam')
const { json } = await ada.call('POST', '/keys', { name: 'Scoped', scopes: ['user:list'] })

async function by(scopes: string[], method: string, path: string, value: object = {}) {
  await orm.update(apiKeys).set({ scopes })
  const sent = { method, upload: undefined, value }
  const answer = await askByKey(product.ask, String(json['key']), `/api/v1${path}`, sent)
  return { status: answer.status, json: (answer.json ?? {}) as Record<string, unknown> }
}
const found = async ({ id }: { id: string }) => {
  const [row] = await orm.select().from(users).where(eq(users.id, id))
  return { name: row?.name, email: row?.email, role: row?.role }
}

describe('by effect: each field of a user is changed by its own permission', () => {
  const changes = {
    'user:update': { name: 'Renamed' },
    'user:set-email': { email: 'moved@example.com' },
    'user:set-role': { role: 'admin' },
  }
  const scopes = Object.keys(changes)
  beforeEach(() =>
    orm
      .update(users)
      .set({ name: 'Sam', email: user.email, role: 'user' })
      .where(eq(users.id, user.id)),
  )

  test.each(Object.entries(changes))('%s', async (own, change) => {
    const before = await found(user)
    const others = scopes.filter((scope) => scope !== own)
    expect(await by(others, 'PATCH', `/users/${user.id}`, change)).toMatchObject({
      status: 403,
      json: { code: 'FORBIDDEN' },
    })
    expect(await found(user)).toEqual(before)
    expect((await by([own], 'PATCH', `/users/${user.id}`, change)).status).toBe(200)
    expect(await found(user)).toEqual({ ...before, ...change })
  })

  test('a new address is told to the old one', async () => {
    await by(['user:set-email'], 'PATCH', `/users/${user.id}`, { email: 'moved@example.com' })
    const told = (await product.mail.mailbox?.())?.map(({ to }) => to)
    expect(told).toEqual(expect.arrayContaining([user.email, 'moved@example.com']))
  })

  test('a key with every scope of its owner does not change the address of staff', async () => {
    const colleague = await product.person('Ben', { role: 'admin' })
    const before = await found(colleague)
    const change = { email: 'taken-over@example.com' }
    const all = [...scopes, 'user:list', 'user:get', 'user:create', 'user:delete']
    expect((await by(all, 'PATCH', `/users/${colleague.id}`, change)).status).toBe(403)
    expect(await found(colleague)).toEqual(before)
    expect((await ada.call('PATCH', `/users/${colleague.id}`, change)).status).toBe(200)
  })
})

test('a user is read by user:get, and the list of users is not', async () => {
  expect((await by(['user:get'], 'GET', `/users/${reader.id}`)).status).toBe(200)
  expect((await by(['user:get'], 'GET', '/users')).status).toBe(403)
})

test('a session is ended by session:delete, and all sessions of a user are not', async () => {
  const visitor = await product.person('Visitor')
  const sessions = () => product.itemsOf(ada, `/users/${visitor.id}/sessions`)
  const [session] = await sessions()
  const all = `/users/${visitor.id}/sessions`
  expect((await by(['session:delete'], 'DELETE', all)).status).toBe(403)
  expect(await sessions()).toHaveLength(1)
  expect((await by(['session:delete'], 'DELETE', `${all}/${String(session?.['id'])}`)).status).toBe(
    204,
  )
  expect(await sessions()).toHaveLength(0)
})

describe('a key reads of the account what its scopes name', () => {
  test('account:update changes the name, and does not read the data', async () => {
    expect((await by(['account:update'], 'GET', '/account/data')).status).toBe(403)
    expect((await by(['account:update'], 'GET', '/account')).status).toBe(200)
    expect((await by(['account:read'], 'PATCH', '/account', { name: 'Eve' })).status).toBe(403)
  })

  test('account:read has no keys', async () => {
    const { json: data } = await by(['account:read'], 'GET', '/account/data')
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['user', 'sessions']))
    expect(data).not.toHaveProperty('apiKeys')
    expect(data).not.toHaveProperty('connectedApps')
  })
})
