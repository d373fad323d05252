import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { apiRouter } from '#app/api/router.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { keyPrefix } from '#rules/product.ts'
import { apiKeys } from './auth/index.server.ts'

const database = await testDatabase()
const { orm, pool } = database
await orm.insert(users).values([
  { name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true },
  { name: 'Noor', email: 'noor@example.com', emailVerified: true },
])

const serve = (settings: Record<string, string> = {}) =>
  serveAuth(database, settings, (services) => [...apiHandlers(apiRouter, services)], afterAll)
type Made = { id: string; key: string; name: string; scopes: string[]; expiresAt: string | null }

const product = await serve({ TRUSTED_PROXIES: '127.0.0.1' })
const manager = await product.signedIn('ada@example.com')
const reader = await product.signedIn('noor@example.com')

async function makeKey(draft: object = {}, owner = manager) {
  const all = {
    name: 'Nightly import',
    scopes: ['job:read', 'user:create', 'user:list'],
  }
  const { status, json } = await owner.send('POST', '/api/v1/keys', { ...all, ...draft })
  expect(status).toBe(201)
  return json as Made
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const askBy = (key: string, path = '/api/v1/jobs', headers: Record<string, string> = {}) =>
  product.ask(path, { headers: { ...bearer(key), ...headers } })
const statusBy = async (...asked: Parameters<typeof askBy>) => (await askBy(...asked)).status
const sendBy = (key: string, path: string, value: object, headers: Record<string, string> = {}) =>
  product.ask(path, {
    method: 'POST',
    headers: { ...bearer(key), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  })

beforeEach(() => pool.query('TRUNCATE api_keys, rates CASCADE'))

describe('an API key', () => {
  test('check 31: is shown once, kept as a keyed hash, and announced by mail', async () => {
    const made = await makeKey()
    expect(made.key).toMatch(new RegExp(`^${keyPrefix}[0-9A-Za-z]{38}$`))
    const [row] = await orm.select().from(apiKeys)
    expect(JSON.stringify(row)).not.toContain(made.key.slice(keyPrefix.length + 4))
    const { json } = await manager.ask('/api/v1/keys')
    expect(json).toEqual({
      items: [
        {
          id: made.id,
          name: 'Nightly import',
          start: made.key.slice(0, keyPrefix.length + 4),
          isApp: false,
          scopes: made.scopes,
          addresses: [],
          organizationId: null,
          owner: { id: row?.userId, name: 'Ada', email: 'ada@example.com' },
          createdAt: row?.createdAt.toISOString(),
          expiresAt: null,
          lastUsedAt: null,
          formerUntil: null,
        },
      ],
    })
    expect(JSON.stringify(json)).not.toContain(made.key)
    const mails = await product.mail.mailbox?.()
    expect(mails?.[0]).toMatchObject({ to: 'ada@example.com', subject: 'An API key was created' })
    const [act] = await orm.select().from(activities).where(eq(activities.targetId, made.id))
    expect(act).toMatchObject({ targetName: 'Nightly import', actorEmail: 'ada@example.com' })
    expect(JSON.stringify(act)).not.toContain(made.key)
  })

  test('check 31: a key with a wrong checksum is refused before the database is asked', async () => {
    const { key } = await makeKey()
    const wrong = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')
    await pool.query(`ALTER TABLE api_keys RENAME TO hidden_keys`)
    expect(await statusBy(wrong)).toBe(401)
    await pool.query(`ALTER TABLE hidden_keys RENAME TO api_keys`)
    expect(await statusBy(key)).toBe(200)
  })

  test('reads and writes without a cookie or an origin, and the record names it', async () => {
    const { key } = await makeKey()
    const draft = { name: 'By key', email: 'by-key@example.com' }
    const made = await sendBy(key, '/api/v1/users', draft)
    expect(made.status).toBe(201)
    const [act] = await orm.select().from(activities).where(eq(activities.action, 'user.create'))
    expect(act).toMatchObject({ actorEmail: 'ada@example.com', keyName: 'Nightly import' })
    const { json } = await manager.ask('/api/v1/activity?action=user.create')
    expect(json).toMatchObject({ items: [{ actorName: 'Ada', keyName: 'Nightly import' }] })
    const [row] = await orm.select().from(apiKeys)
    expect(row?.lastUsedAt).not.toBeNull()
  })

  test('does what its scopes say, and nothing else', async () => {
    const { key } = await makeKey({ scopes: ['job:read'] })
    expect(await statusBy(key)).toBe(200)
    expect(await statusBy(key, '/api/v1/users')).toBe(403)
    expect(
      (await sendBy(key, '/api/v1/users', { name: 'No', email: 'no@example.com' })).status,
    ).toBe(403)
  })

  test('check 32: demotion, a ban, its end and revoking bite at the next call', async () => {
    const { key, id } = await makeKey()
    const path = '/api/v1/users'
    expect(await statusBy(key, path)).toBe(200)
    const set = (values: object) =>
      orm.update(users).set(values).where(eq(users.email, 'ada@example.com'))
    await set({ role: 'user' })
    expect(await statusBy(key, path)).toBe(403)
    await set({ role: 'admin', banned: true })
    expect(await statusBy(key, path)).toBe(401)
    await set({ banned: false })
    expect(await statusBy(key, path)).toBe(200)
    await orm.update(apiKeys).set({ expiresAt: new Date(Date.now() - 1000) })
    expect(await statusBy(key, path)).toBe(401)
    await orm.update(apiKeys).set({ expiresAt: null })
    expect((await manager.send('DELETE', `/api/v1/keys/${id}`, {})).status).toBe(204)
    expect(await statusBy(key, path)).toBe(401)
  })

  test('check 33: is refused at sign-in, keys, impersonation and account deletion', async () => {
    const scopes = ['account:update', 'user:impersonate', 'user:list']
    const { key } = await makeKey({ scopes })
    for (const path of ['/api/v1/keys', '/api/auth/get-session', '/api/auth/list-sessions']) {
      expect(await askBy(key, path)).toMatchObject({
        status: 403,
        json: { code: 'KEY_NOT_ALLOWED' },
      })
    }
    for (const path of ['/api/auth/delete-user', '/api/auth/sign-out', '/api/v1/keys']) {
      expect((await sendBy(key, path, { name: 'x', scopes })).json).toMatchObject({
        code: 'KEY_NOT_ALLOWED',
      })
    }
  })

  test('a wrong one is refused alike, even beside the cookie of a session', async () => {
    const { key } = await makeKey()
    const revoked = await makeKey()
    await manager.send('DELETE', `/api/v1/keys/${revoked.id}`, {})
    const answers = await Promise.all(
      [`${key}x`, 'nonsense', `${keyPrefix}${'A'.repeat(38)}`, revoked.key].map((wrong) =>
        manager.ask('/api/v1/jobs', { headers: bearer(wrong) }),
      ),
    )
    const told = answers.map(({ status, json }) =>
      Object.assign({ status }, json, { requestId: '' }),
    )
    expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(told[0]).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  })

  test('a malformed one is refused, even beside the cookie of a session and from another site', async () => {
    const { key } = await makeKey()
    const { name } = (await manager.ask('/api/v1/account')).json as { name: string }
    for (const authorization of ['Bearer a b', `Bearer ${key} b`, 'Bearer\ta b', 'Bearer']) {
      const headers = { authorization, 'content-type': 'application/json' }
      const body = JSON.stringify({ name: 'Changed' })
      const asked = {
        method: 'PATCH',
        headers: { ...headers, origin: 'https://evil.example' },
        body,
      }
      const answer = await manager.ask('/api/v1/account', asked)
      expect([authorization, [401, 403].includes(answer.status)]).toEqual([authorization, true])
      const reading = await manager.ask('/api/v1/account', { headers: { authorization } })
      expect([authorization, reading.status]).toEqual([authorization, 401])
    }
    const auth = await manager.ask('/api/auth/get-session', { headers: bearer('a b') })
    expect(auth.json).toMatchObject({ code: 'KEY_NOT_ALLOWED' })
    expect((await manager.ask('/api/v1/account')).json).toMatchObject({ name })
  })

  test('is accepted from its addresses alone', async () => {
    const { key } = await makeKey({ addresses: ['203.0.113.0/24', '2001:db8::/32'] })
    const from = (address: string) => statusBy(key, undefined, { 'x-forwarded-for': address })
    expect(await from('203.0.113.9')).toBe(200)
    expect(await from('2001:db8::7')).toBe(200)
    expect(await from('198.51.100.1')).toBe(401)
  })

  test('has its own limit of calls', async () => {
    const limited = await serve({ LIMIT_CALLS_PER_KEY_PER_MINUTE: '5' })
    const { key } = await makeKey()
    const calls = Array.from({ length: 8 }, () =>
      limited.ask('/api/v1/jobs', { headers: bearer(key) }),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  })

  test('is rotated: both work for the overlap, then only the new one', async () => {
    const { key, id } = await makeKey()
    const { json } = await manager.send('POST', `/api/v1/keys/${id}/rotate`, { overlapHours: 1 })
    const next = (json as Made).key
    expect(next).not.toBe(key)
    expect([await statusBy(key), await statusBy(next)]).toEqual([200, 200])
    await pool.query(`UPDATE api_keys SET former_until = now() - interval '1 second'`)
    expect([await statusBy(key), await statusBy(next)]).toEqual([401, 200])
  })

  test('is never given more than its owner may do, and bad input says why', async () => {
    const send = (draft: object, owner = reader) => owner.send('POST', '/api/v1/keys', draft)
    expect(await send({ name: 'Too much', scopes: ['user:ban'] })).toMatchObject({
      status: 403,
      json: { code: 'SCOPE_NOT_GRANTED' },
    })
    expect(await send({ name: 'Unknown', scopes: ['user:burn'] })).toMatchObject({ status: 400 })
    expect(await send({ name: '', scopes: [] })).toMatchObject({
      status: 400,
      json: { fields: { name: 'Name is required', scopes: 'Choose at least one permission' } },
    })
    const past = { name: 'Past', scopes: ['account:update'], expiresAt: '2020-01-01T00:00:00Z' }
    expect(await send(past)).toMatchObject({ status: 400 })
    const network = { name: 'Network', scopes: ['account:update'], addresses: ['10.0.0.0/33'] }
    expect(await send(network)).toMatchObject({ status: 400 })
  })

  test('another user neither sees, rotates nor revokes it, but an admin sees and revokes it', async () => {
    const { id } = await makeKey({ scopes: ['account:update'] }, reader)
    const other = await makeKey()
    expect((await reader.ask('/api/v1/keys')).json).toMatchObject({ items: [{ id }] })
    expect((await reader.ask('/api/v1/keys?of=everyone')).status).toBe(403)
    for (const [method, path] of [
      ['POST', `/api/v1/keys/${other.id}/rotate`],
      ['DELETE', `/api/v1/keys/${other.id}`],
    ] as const) {
      expect((await reader.send(method, path, {})).status).toBe(404)
    }
    expect((await manager.send('POST', `/api/v1/keys/${id}/rotate`, {})).status).toBe(404)
    const { json } = await manager.ask('/api/v1/keys?of=everyone')
    expect((json as { items: object[] }).items).toHaveLength(2)
    expect((await manager.send('DELETE', `/api/v1/keys/${id}`, {})).status).toBe(204)
    expect((await reader.ask('/api/v1/keys')).json).toEqual({ items: [] })
  })

  test('check 34: one of an organization that its owner does not manage is not made', async () => {
    const draft = {
      name: 'Theirs',
      scopes: ['account:update'],
      organizationId: crypto.randomUUID(),
    }
    expect(await manager.send('POST', '/api/v1/keys', draft)).toMatchObject({
      status: 403,
      json: { code: 'NOT_KEY_HOLDER' },
    })
  })

  test('making one takes a recent sign-in', async () => {
    await pool.query(`UPDATE sessions SET created_at = now() - interval '1 hour'`)
    const draft = { name: 'Late', scopes: ['account:update'] }
    expect(await reader.send('POST', '/api/v1/keys', draft)).toMatchObject({
      status: 403,
      json: { code: 'SESSION_EXPIRED' },
    })
    await pool.query(`UPDATE sessions SET created_at = now()`)
  })
})
