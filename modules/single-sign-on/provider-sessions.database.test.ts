import { once } from 'node:events'
import { createServer } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addressIn, signInAt } from '#modules/openid/test-openid.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { freePort } from '#platform/free-port.ts'
import { ways } from '../../tests/outside/travel.ts'
import { organizationProviders } from './organization-provider.table.server.ts'
import { at, refused, signOnScene } from './test-single-sign-on.server.ts'

const database = await testDatabase()
const { orm, pool } = database

/** Answers a discovery document that each test chooses. */
const port = await freePort()
const issuer = `http://127.0.0.1:${port}`
let metadata: object = {}
const unusable = createServer((_, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(metadata))
})
unusable.listen(port, '127.0.0.1')
await once(unusable, 'listening')
afterAll(() => unusable.close())

const scene = await signOnScene(database, [issuer])
const { server, save, withProvider } = scene

beforeEach(scene.forget)

const usable = {
  issuer,
  authorization_endpoint: `${issuer}/ask`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
}

describe('signing out of a session that the provider of an organization began', () => {
  test('goes on at the provider, with the ID token of the session as the hint', async () => {
    const { provider } = await withProvider('leaves.example')
    const visitor = scene.browser()
    server.newPerson({ email: at('leaves.example') })
    expect((await signInAt(server, visitor, provider)).error).toBeNull()
    const { rows } = await pool.query<{ row: string }>(
      'SELECT row::text FROM (SELECT s, a FROM sessions s, activities a) AS row',
    )
    const stored = rows.map(({ row }) => row).join()
    expect(server.tokens.filter((token) => stored.includes(token))).toEqual([])
    const url = new URL(addressIn((await visitor.post('/sign-out')).json))
    expect(url.href.startsWith(`${server.issuer}/session/end`)).toBe(true)
    expect(server.tokens).toContain(url.searchParams.get('id_token_hint'))
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe('https://product.example/login')
  })

  test('ends here alone once the provider is gone', async () => {
    const { provider, owner, path } = await withProvider('gone.example')
    const visitor = scene.browser()
    server.newPerson({ email: at('gone.example') })
    await signInAt(server, visitor, provider)
    await owner.call('DELETE', `${path}/single-sign-on`)
    expect((await visitor.post('/sign-out')).json).toEqual({ success: true })
  })
})

describe('a provider that can sign no one in', () => {
  test.each([
    ['no address to sign in', { ...usable, authorization_endpoint: undefined }],
    ['an address that is none', { ...usable, authorization_endpoint: 'sign in here' }],
    ['a script as its address', { ...usable, authorization_endpoint: 'javascript:alert(1)' }],
    ['no keys', { ...usable, jwks_uri: undefined }],
    ['a script to sign out', { ...usable, end_session_endpoint: 'javascript:alert(1)' }],
    ['no code flow', { ...usable, response_types_supported: ['id_token'] }],
    ['no proof of the code', { ...usable, code_challenge_methods_supported: ['plain'] }],
  ])('is not saved: %s', async (_, document) => {
    metadata = document
    const owner = await scene.someone()
    const { path } = await scene.organization(owner)
    expect(await save(owner, path, { issuer })).toMatchObject(refused(409, 'ISSUER_NOT_USABLE'))
    expect(await orm.$count(organizationProviders)).toBe(0)
  })

  test('that was saved when it still could is told before the user leaves, never by a 500', async () => {
    metadata = usable
    const owner = await scene.someone()
    const { path, id } = await scene.organization(owner)
    expect((await save(owner, path, { issuer })).status).toBe(204)
    metadata = { ...usable, authorization_endpoint: 'sign in here' }
    await orm
      .update(organizationProviders)
      .set({ triedAt: new Date() })
      .where(eq(organizationProviders.organizationId, id))
    const provider = `organization-${id}`
    expect(await scene.browser().post('/sign-in/social', { provider, ...ways })).toMatchObject(
      refused(503, 'SERVICE_UNAVAILABLE'),
    )
  })
})
