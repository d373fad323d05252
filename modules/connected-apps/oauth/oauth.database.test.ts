import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { apiKeys } from '#modules/api-keys/auth/index.server.ts'
import { serveMcp } from '#modules/mcp/test-mcp.server.ts'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { oauthGrants } from '../grants.table.server.ts'
import {
  connect,
  exchangeOf,
  oauthCalls,
  proof,
  redirectUri,
  refreshed,
} from './test-oauth.server.ts'

const database = await testDatabase()
const { orm, pool } = database
await orm.insert(users).values([
  { name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true },
  { name: 'Noor', email: 'noor@example.com', emailVerified: true },
])

const product = await serveMcp(database, afterAll)
const manager = await product.signedIn('ada@example.com')
const reader = await product.signedIn('noor@example.com')
const { register, post, exchange, codeFor, tokensFor, refresh } = oauthCalls(product)

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const ping = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const useOf = async (token: string) => (await product.post(ping, bearer(token))).status

const refused = (error: string): object => ({ status: 400, json: { error } })
const past = sql`now() - interval '1 second'`

beforeEach(() => pool.query('TRUNCATE api_keys, oauth_grants, oauth_clients, rates'))

describe('what an authorization request is refused for', () => {
  test.each([
    ['an unknown client', { client_id: crypto.randomUUID() }, 'unknown_client', false],
    ['a client that is no id', { client_id: "'--" }, 'unknown_client', false],
    ['another address', { redirect_uri: `${redirectUri}/x` }, 'unknown_redirect_uri', false],
    ['another host', { redirect_uri: 'http://localhost/callback' }, 'unknown_redirect_uri', false],
    ['no address', { redirect_uri: '' }, 'unknown_redirect_uri', false],
    ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type', true],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request', true],
    ['no PKCE', { code_challenge: '' }, 'invalid_request', true],
    ['an unknown scope', { scope: 'account:update account:burn' }, 'invalid_scope', true],
    ['a scope beyond the owner’s', { scope: 'user:delete' }, 'invalid_scope', true],
    ['another resource', { resource: 'https://product.example/api' }, 'invalid_target', true],
  ])('%s', async (_, wrong, refusal, goesBack) => {
    const clientId = await register()
    const { challenge } = proof()
    const answer = await connect(reader, clientId, challenge, wrong)
    expect([answer.status, answer.json]).toMatchObject([400, { code: 'VALIDATION_ERROR' }])
    expect(await orm.$count(apiKeys)).toBe(0)

    const asked = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      state: 'its state',
      ...wrong,
    })
    const { json } = await reader.ask(`/api/v1/connections/request?${asked}`)
    expect(json).toMatchObject({ refusal })
    const back = `${redirectUri}?error=${refusal}&state=its+state&iss=https%3A%2F%2Fproduct.example`
    expect(json).toMatchObject({ refuseAt: goesBack ? back : null })
  })

  test('the port of a loopback address is the client’s choice', async () => {
    const moved = { redirect_uri: 'http://127.0.0.1:49152/callback' }
    const { searchParams } = await codeFor(reader, moved)
    expect([searchParams.get('state'), searchParams.get('iss')]).toEqual([
      'its state',
      'https://product.example',
    ])
  })

  test('an old session, until its user signs in again', async () => {
    const { challenge } = proof()
    await pool.query(`UPDATE sessions SET created_at = now() - interval '1 hour'`)
    const clientId = await register()
    const late = await connect(reader, clientId, challenge)
    await pool.query(`UPDATE sessions SET created_at = now()`)
    expect([late.status, late.json]).toMatchObject([403, { code: 'SESSION_EXPIRED' }])
  })
})

describe('what the exchange of a code is refused for', () => {
  test.each([
    ['a wrong verifier', { code_verifier: proof().verifier }, 'invalid_grant'],
    ['another address', { redirect_uri: 'http://127.0.0.1/other' }, 'invalid_grant'],
    ['an invented code', { code: 'invented' }, 'invalid_grant'],
    ['another resource', { resource: 'https://product.example' }, 'invalid_target'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['no verifier', { code_verifier: '' }, 'invalid_request'],
  ])('%s', async (_, wrong, error) => {
    expect(await exchange(reader, wrong)).toMatchObject(refused(error))
    expect((await exchange(reader)).status).toBe(200)
  })

  test('another client', async () => {
    expect(await exchange(reader, { client_id: await register() })).toMatchObject(
      refused('invalid_grant'),
    )
  })

  test('a code that is a minute old', async () => {
    const made = await codeFor(reader)
    await orm.update(oauthGrants).set({ codeExpiresAt: past })
    expect(await post('/oauth/token', exchangeOf(made))).toMatchObject(refused('invalid_grant'))
  })

  test('a second use, which ends what the first one got', async () => {
    const made = await codeFor(reader)
    const answers = await Promise.all([1, 2].map(() => post('/oauth/token', exchangeOf(made))))
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      200, 400,
    ])
    const { access_token, refresh_token } = refreshed(
      answers.find(({ status }) => status === 200)?.json,
    )
    expect(await useOf(access_token)).toBe(401)
    expect(await refresh(refresh_token, made.clientId)).toMatchObject(refused('invalid_grant'))
    const [act] = await orm
      .select()
      .from(activities)
      .where(eq(activities.action, 'key.revoke'))
      .orderBy(desc(activities.id))
      .limit(1)
    expect(act).toMatchObject({ targetName: 'Assistant', actorType: 'nobody' })
  })
})

describe('the token of a connected app', () => {
  test('works at its resource and nowhere else, within its scopes', async () => {
    const { access_token: token, scope } = await tokensFor(reader)
    expect(scope).toBe('account:update apps:app')
    expect(await useOf(token)).toBe(200)
    for (const path of ['/api/v1/keys', '/api/live', '/api/v1/account']) {
      const { status } = await product.ask(path, { headers: bearer(token) })
      expect([path, status]).not.toEqual([path, 200])
    }
    const refusal = await product.ask('/api/v1/users', { headers: bearer(token) })
    expect(refusal.status).toBe(401)
    const { client } = await product.clientFor(token)
    expect(JSON.stringify(await client.listTools())).not.toContain('search_users')
  })

  test('reads only, if the user chose that', async () => {
    const asked = { scope: 'user:list user:ban', access: 'read' }
    expect((await tokensFor(manager, asked)).scope).toBe('user:list')
  })

  test('lives for an hour, and is renewed by a refresh token that works once', async () => {
    const { access_token, refresh_token, clientId } = await tokensFor(reader)
    await orm.update(apiKeys).set({ expiresAt: past })
    expect(await useOf(access_token)).toBe(401)
    const next = refreshed((await refresh(refresh_token, clientId)).json)
    expect(await useOf(next.access_token)).toBe(200)
    expect(next.refresh_token).not.toBe(refresh_token)
    expect(await refresh(refresh_token, clientId)).toMatchObject(refused('invalid_grant'))
    expect(await useOf(next.access_token)).toBe(401)
    expect(await refresh(next.refresh_token, clientId)).toMatchObject(refused('invalid_grant'))
  })

  test('is renewed by its own client alone, for a month unused and a year in all, for no more than before', async () => {
    const { refresh_token, clientId } = await tokensFor(reader)
    const more = { scope: 'account:update user:list' }
    expect(await refresh(refresh_token, clientId, more)).toMatchObject(refused('invalid_scope'))
    expect(await refresh(refresh_token, await register())).toMatchObject(refused('invalid_grant'))
    const yearAgo = sql`now() - interval '365 days' + interval '1 hour'`
    await orm.update(oauthGrants).set({ createdAt: yearAgo })
    const last = refreshed((await refresh(refresh_token, clientId)).json)
    const [grant] = await orm.select().from(oauthGrants)
    expect(grant?.expiresAt.getTime()).toBeLessThan(Date.now() + 2 * 3600_000)
    await orm.update(oauthGrants).set({ expiresAt: past })
    expect(await refresh(last.refresh_token, clientId)).toMatchObject(refused('invalid_grant'))
  })

  test('ends with a ban of its owner', async () => {
    const { access_token, refresh_token, clientId } = await tokensFor(reader)
    const noor = eq(users.email, 'noor@example.com')
    await orm.update(users).set({ banned: true }).where(noor)
    const answers = [await useOf(access_token), (await refresh(refresh_token, clientId)).status]
    await orm.update(users).set({ banned: false }).where(noor)
    expect(answers).toEqual([401, 400])
  })

  test('ends when the app is removed on the account page', async () => {
    const { access_token, refresh_token, clientId } = await tokensFor(reader)
    const [key] = await orm.select().from(apiKeys)
    const { json } = await reader.ask('/api/v1/keys')
    expect(json).toMatchObject({ items: [{ name: 'Assistant', isApp: true }] })
    const rotation = await reader.send('POST', `/api/v1/keys/${key?.id}/rotate`, {})
    expect(rotation.status).toBe(404)
    expect((await reader.send('DELETE', `/api/v1/keys/${key?.id}`, {})).status).toBe(204)
    expect(await useOf(access_token)).toBe(401)
    expect(await refresh(refresh_token, clientId)).toMatchObject(refused('invalid_grant'))
  })

  test.each(['access_token', 'refresh_token'] as const)(
    'is revoked by its client, with the %s',
    async (name) => {
      const tokens = await tokensFor(reader)
      const other = await register()
      const send = (token: string, clientId: string) =>
        post('/oauth/revoke', { token, client_id: clientId })
      expect((await send(tokens[name], other)).status).toBe(200)
      expect(await useOf(tokens.access_token)).toBe(200)
      expect((await send('invented', tokens.clientId)).status).toBe(200)
      expect((await send(tokens[name], tokens.clientId)).status).toBe(200)
      expect(await useOf(tokens.access_token)).toBe(401)
    },
  )

  test('is revoked by its client, with the access token before the last refresh', async () => {
    const { access_token: former, refresh_token, clientId } = await tokensFor(reader)
    const { json } = await refresh(refresh_token, clientId)
    const { access_token: current } = json as { access_token: string }
    expect([await useOf(former), await useOf(current)]).toEqual([200, 200])
    const { status } = await post('/oauth/revoke', { token: former, client_id: clientId })
    expect(status).toBe(200)
    expect([await useOf(former), await useOf(current)]).toEqual([401, 401])
  })

  test('is kept as a keyed hash, as its code and refresh token are, and announced by mail', async () => {
    const { access_token, refresh_token, code } = await tokensFor(reader)
    const rows = JSON.stringify([
      await orm.select().from(apiKeys),
      await orm.select().from(oauthGrants),
      await orm.select().from(activities),
    ])
    for (const secret of [access_token.slice(-38), refresh_token.slice(-32), code]) {
      expect(rows).not.toContain(secret)
    }
    const [mail] = await messagesIn(product.mail)
    expect(mail).toMatchObject({ to: 'noor@example.com', subject: 'An app was connected' })
  })
})
