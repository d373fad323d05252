import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { serveMcp } from '#modules/mcp/test-mcp.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { oauthClients, oauthGrants } from '../grants.table.server.ts'
import { deleteUnusedApps } from '../sweep-apps.server.ts'
import { oauthCalls, redirectUri } from './test-oauth.server.ts'

const database = await testDatabase()
const { orm, pool } = database
await orm.insert(users).values([{ name: 'Noor', email: 'noor@example.com', emailVerified: true }])

const product = await serveMcp(database, afterAll)
const reader = await product.signedIn('noor@example.com')
const { registration, register, codeFor, tokensFor } = oauthCalls(product)

const ping = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const useOf = async (token: string) =>
  (await product.post(ping, { authorization: `Bearer ${token}` })).status
const refused = (error: string): object => ({ status: 400, json: { error } })
const past = sql`now() - interval '1 second'`

beforeEach(() => pool.query('TRUNCATE api_keys, oauth_grants, oauth_clients, rates'))

describe('the registration of a client', () => {
  test.each([
    'https://claude.ai/api/mcp/auth_callback',
    'http://localhost:6274/oauth/callback',
    'http://[::1]/callback',
    'com.example.app:/callback',
    'cursor://anysphere.cursor-mcp/oauth/callback',
  ])('may return to %s', async (uri) => {
    const { status, json } = await registration({ redirect_uris: [uri] })
    expect([status, json]).toMatchObject([
      201,
      { redirect_uris: [uri], token_endpoint_auth_method: 'none' },
    ])
  })

  test.each([
    'http://evil.example/callback',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user@evil.example/',
    'https://evil.example/#here',
    '/callback',
  ])('may not return to %s', async (uri) => {
    expect(await registration({ redirect_uris: [uri] })).toMatchObject(
      refused('invalid_redirect_uri'),
    )
  })

  test.each([
    [null],
    [{}],
    [{ redirect_uris: [] }],
    [{ redirect_uris: redirectUri }],
    [{ redirect_uris: [redirectUri], client_name: 'Trusted\u202eapp' }],
    [{ redirect_uris: [redirectUri], client_name: 'x'.repeat(101) }],
    [{ redirect_uris: [redirectUri], client_name: 'https://evil.example' }],
    [{ redirect_uris: [redirectUri], client_name: 'Sign in at evil。example' }],
    [{ redirect_uris: [redirectUri], client_name: 'Write to help@evil.example' }],
  ])('%j is refused', async (metadata) => {
    expect(await registration(metadata)).toMatchObject(refused('invalid_client_metadata'))
  })

  test('is limited by source', async () => {
    const strict = await serveMcp(database, afterAll, {
      LIMIT_APP_REGISTRATIONS_PER_SOURCE_PER_HOUR: '1',
    })
    const calls = oauthCalls(strict)
    await calls.register()
    const again = await calls.registration({ redirect_uris: [redirectUri] })
    expect([again.status, again.json]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }])
  })

  test('is forgotten when it was unused for long, with codes that were never exchanged', async () => {
    await codeFor(reader)
    const { access_token } = await tokensFor(reader)
    await register()
    await orm.update(oauthClients).set({ usedAt: sql`now() - interval '91 days'` })
    await orm
      .update(oauthGrants)
      .set({ expiresAt: past })
      .where(sql`${oauthGrants.codeUsedAt} IS NULL`)
    await deleteUnusedApps.run({ database }, undefined)
    expect([await orm.$count(oauthGrants), await orm.$count(oauthClients)]).toEqual([1, 1])
    const { json } = await reader.ask('/api/v1/keys')
    expect(json).toMatchObject({ items: [{ name: 'Assistant' }] })
    expect(await useOf(access_token)).toBe(200)
  })
})

describe('a product', () => {
  const paths = [
    ['GET', '/.well-known/oauth-protected-resource/mcp'],
    ['GET', '/.well-known/oauth-authorization-server'],
    ['GET', '/authorize'],
    ['POST', '/oauth/register'],
    ['POST', '/oauth/token'],
    ['POST', '/oauth/revoke'],
  ] as const

  test('without tools for assistants has no address of OAuth', async () => {
    const off = await serveMcp(database, afterAll, { MCP: 'off' })
    for (const [method, path] of paths) {
      expect([path, (await off.ask(path, { method })).status]).toEqual([path, 404])
    }
    const owner = await off.signedIn('noor@example.com')
    const answer = await owner.ask('/api/v1/connections/request')
    expect(answer.status).toBe(404)
  })

  test('in demo mode registers no client, and gives no token', async () => {
    const demo = await serveMcp(database, afterAll, { DEMO_MODE: 'true' })
    for (const path of ['/oauth/register', '/oauth/token', '/oauth/revoke']) {
      const { status, json } = await demo.ask(path, { method: 'POST' })
      expect([status, json]).toMatchObject([403, { code: 'DEMO_MODE' }])
    }
  })
})

test('pages of other origins may call what a client calls, and nothing else', async () => {
  const origin = 'https://inspector.example'
  const preflight = await product.ask('/oauth/token', { method: 'OPTIONS', headers: { origin } })
  expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, '*'])
  const metadata = await product.ask('/.well-known/oauth-authorization-server', {
    headers: { origin },
  })
  expect(metadata.headers['access-control-allow-origin']).toBe('*')
  const api = await reader.send(
    'POST',
    '/api/v1/connections',
    {},
    { origin, 'sec-fetch-site': 'cross-site' },
  )
  expect(api.status).toBe(403)
})
