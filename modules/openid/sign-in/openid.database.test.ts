import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { ways } from '../../../tests/outside/travel.ts'
import { accounts } from '../links/accounts.table.server.ts'
import type { IdToken } from '../test-openid-server.ts'
import { openIdScene } from '../test-openid.ts'

const database = await testDatabase()
const { orm, pool } = database
const { server, serve, signInBy } = await openIdScene(database)

type Visitor = ReturnType<Awaited<ReturnType<typeof serve>>['browser']>

beforeEach(() => {
  server.alter = undefined
})

const whoIs = async (visitor: Visitor) => (await visitor.get('/get-session')).json
const find = async (email: string) =>
  (await orm.select().from(users).where(eq(users.email, email)))[0]
const known = async (facts: Partial<typeof users.$inferInsert> & { email: string }) => {
  const [user] = await orm
    .insert(users)
    .values({ emailVerified: true, ...facts })
    .returning()
  if (!user) throw new Error(`${facts.email} should be there`)
  return user
}
const linksOf = ({ id }: { id: string }) => orm.$count(accounts, eq(accounts.userId, id))

describe('sign-in by an OpenID provider', () => {
  test('a new user comes in with name and address, and no token is stored unencrypted', async () => {
    const { email } = server.newPerson({ name: 'Ann' })
    const served = await serve()
    const visitor = served.browser()
    expect(await signInBy(visitor)).toMatchObject({ location: ways.callbackURL, trips: 1 })
    expect(await whoIs(visitor)).toMatchObject({ user: { email, name: 'Ann' } })
    const user = await find(email)
    const [session] = await orm
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user?.id ?? ''))
    expect(session?.method).toBe('oidc')
    expect(served.metrics.signIns).toBeDefined()
    const { rows } = await pool.query<{ row: string }>(
      'SELECT a::text AS row FROM accounts a UNION ALL SELECT v::text FROM verifications v UNION ALL SELECT s::text FROM sessions s',
    )
    const stored = rows.map(({ row }) => row).join() + served.lines.join()
    expect(server.tokens.length).toBeGreaterThan(0)
    for (const token of server.tokens) expect(stored).not.toContain(token)
    expect((await signInBy(served.browser())).trips).toBe(1)
    expect(await linksOf(user ?? { id: '' })).toBe(1)
  })

  test('claims that only the user information has are read there', async () => {
    const { email } = server.newPerson()
    server.alter = (token) => token.with({ email: undefined, email_verified: undefined })
    const visitor = (await serve()).browser()
    expect((await signInBy(visitor)).error).toBeNull()
    expect(await whoIs(visitor)).toMatchObject({ user: { email } })
  })

  test('several providers are told apart', async () => {
    const second = { issuer: server.issuer, name: 'Second' }
    const served = await serve({
      OIDC_2_ISSUER: second.issuer,
      OIDC_2_CLIENT_ID: 'our-id',
      OIDC_2_CLIENT_SECRET: 'our-secret',
      OIDC_2_NAME: second.name,
    })
    const { email } = server.newPerson()
    expect((await signInBy(served.browser(), 'oidc-2')).error).toBeNull()
    const [link] = await orm
      .select()
      .from(accounts)
      .where(eq(accounts.userId, (await find(email))?.id ?? ''))
    expect(link?.providerId).toBe('oidc-2')
    expect(
      (await served.browser().post('/sign-in/social', { provider: 'oidc-3', ...ways })).status,
    ).toBe(404)
  })

  test.each([
    ['SIGN_UP closes it', { SIGN_UP: 'closed' }, 'signup_disabled'],
    ['OIDC_AUTO_CREATE closes it', { OIDC_AUTO_CREATE: 'false' }, 'signup_disabled'],
    ['OIDC_AUTO_CREATE opens it', { SIGN_UP: 'closed', OIDC_AUTO_CREATE: 'true' }, null],
  ])('accounts are made as configured: %s', async (_, variables: Record<string, string>, error) => {
    const { email } = server.newPerson()
    const visitor = (await serve(variables)).browser()
    expect((await signInBy(visitor)).error).toBe(error)
    expect((await find(email)) === undefined).toBe(error !== null)
  })

  test('a provider that is away is told before the user leaves, and asked again later', async () => {
    const served = await serve({ OIDC_ISSUER: 'http://127.0.0.1:9' })
    for (const _ of [1, 2]) {
      const answer = await served.browser().post('/sign-in/social', { provider: 'oidc', ...ways })
      expect(answer).toMatchObject({ status: 503, json: { code: 'SERVICE_UNAVAILABLE' } })
    }
    expect(served.lines.join()).toContain('A provider is unavailable')
  })

  test('keys are rotated at any time', async () => {
    const served = await serve()
    server.newPerson()
    expect((await signInBy(served.browser())).error).toBeNull()
    server.rotateKeys()
    expect((await signInBy(served.browser())).error).toBeNull()
  })

  test('sign-out goes on at the provider', async () => {
    server.newPerson()
    const visitor = (await serve()).browser()
    await signInBy(visitor)
    const { json } = await visitor.post('/sign-out')
    const { url } = json as { url: string }
    expect(url.startsWith(`${server.issuer}/session/end`)).toBe(true)
    const { searchParams } = new URL(url)
    const { id_token_hint: hint, ...others } = Object.fromEntries(searchParams)
    expect(server.tokens).toContain(hint)
    expect(others).toEqual({
      client_id: 'our-id',
      post_logout_redirect_uri: 'https://product.example/login',
    })
    expect(await whoIs(visitor)).toBeNull()
    const byCode = await (await serve()).signedIn('code@example.com')
    expect((await byCode.post('/sign-out')).json).toEqual({ success: true })
  })
})

const hour = 3600
const now = () => Math.floor(Date.now() / 1000)

describe('check 45: an ID token is refused', () => {
  test.each<[string, (token: IdToken) => string]>([
    ['of another issuer', (token) => token.with({ iss: 'https://other.example' })],
    ['for another client', (token) => token.with({ aud: 'another-client' })],
    ['of another attempt', (token) => token.with({ nonce: 'of-another-attempt' })],
    ['of no attempt', (token) => token.with({ nonce: undefined })],
    ['that has expired', (token) => token.with({ iat: now() - 2 * hour, exp: now() - hour })],
    ['without a signature', (token) => token.unsigned()],
    ['signed by another key', (token) => token.signedByAnother()],
  ])('%s', async (_, alter) => {
    const { email } = server.newPerson()
    server.alter = alter
    const visitor = (await serve()).browser()
    expect((await signInBy(visitor)).error).toBe('invalid_code')
    expect(await whoIs(visitor)).toBeNull()
    expect(await find(email)).toBeUndefined()
  })

  test('check 45: that was used before', async () => {
    const served = await serve()
    server.newPerson()
    let first: string | undefined
    server.alter = (token) => (first ??= token.with({}))
    expect((await signInBy(served.browser())).error).toBeNull()
    const visitor = served.browser()
    expect((await signInBy(visitor)).error).toBe('invalid_code')
    expect(await whoIs(visitor)).toBeNull()
  })

  test('check 45: and another browser’s or an invented state opens nothing', async () => {
    const served = await serve()
    server.newPerson()
    const owner = served.browser()
    const { json } = await owner.post('/sign-in/social', { provider: 'oidc', ...ways })
    const state = new URL((json as { url: string }).url).searchParams.get('state') ?? ''
    for (const invented of [state, 'x'.repeat(43), '']) {
      const stranger = served.browser()
      const { headers } = await stranger.get(`/callback/oidc?code=x&state=${invented}`)
      expect(headers.location).toContain('error=state_mismatch')
      expect(await whoIs(stranger)).toBeNull()
    }
  })
})

describe('check 46: an account that was here is linked', () => {
  test('by a verified address alone', async () => {
    const { email } = server.newPerson({ email_verified: false })
    const user = await known({ email })
    const visitor = (await serve()).browser()
    expect((await signInBy(visitor)).error).toBe('account_not_linked')
    expect(await whoIs(visitor)).toBeNull()
    expect(await linksOf(user)).toBe(0)
  })

  test('check 46: and never by the verification of another address', async () => {
    const user = await known({ email: 'victim@example.com' })
    const { email } = server.newPerson()
    server.alter = (token) => token.with({ email: user.email, email_verified: undefined })
    const roles = { OIDC_ROLE_CLAIM: 'groups', OIDC_ADMIN_VALUES: 'head' }
    const visitor = (await serve(roles)).browser()
    await signInBy(visitor)
    expect(await whoIs(visitor)).toMatchObject({ user: { email } })
    expect(await linksOf(user)).toBe(0)
  })

  test('check 46: after a fresh sign-in at the provider, which is asked for', async () => {
    const { email } = server.newPerson({}, hour)
    const user = await known({ email })
    const visitor = (await serve()).browser()
    expect(await signInBy(visitor)).toMatchObject({ trips: 2, error: null })
    expect(server.person.signedInFor).toBe(0)
    expect(await whoIs(visitor)).toMatchObject({ user: { id: user.id } })
    expect(await linksOf(user)).toBe(1)
  })

  test('check 46: and not where the provider can’t say when its user signed in', async () => {
    const { email } = server.newPerson({}, hour)
    const user = await known({ email })
    const visitor = (await serve()).browser()
    for (const auth_time of [undefined, now() - hour]) {
      server.alter = (token) => token.with({ auth_time })
      expect((await signInBy(visitor)).error).toBe('invalid_code')
    }
    expect(await linksOf(user)).toBe(0)
  })

  test('check 46: a user who signs in again does so at the provider, too', async () => {
    server.newPerson({}, hour)
    const visitor = (await serve()).browser()
    await signInBy(visitor)
    server.person.signedInFor = hour
    await signInBy(visitor)
    expect(server.person.signedInFor).toBe(0)
  })
})

describe('the provider says who is an admin', () => {
  const roles = { OIDC_ROLE_CLAIM: 'realm_access.roles', OIDC_ADMIN_VALUES: 'librarian, head' }

  test('at each sign-in, and the record tells it', async () => {
    const served = await serve(roles)
    const { email } = server.newPerson({ realm_access: { roles: ['reader', 'head'] } })
    await signInBy(served.browser())
    const user = await find(email)
    expect(user?.role.split(',')).toContain('admin')
    await known({ email: 'other.admin@example.com', role: 'admin' })
    server.person.claims = { ...server.person.claims, realm_access: { roles: ['reader'] } }
    await signInBy(served.browser())
    expect((await find(email))?.role).toBe('user')
    const acts = await orm
      .select()
      .from(activities)
      .where(eq(activities.targetId, user?.id ?? ''))
    expect(acts.filter(({ action }) => action === 'user.update')).toHaveLength(2)
  })

  test('but never takes the role from the last admin', async () => {
    await orm.update(users).set({ role: 'user' })
    const served = await serve(roles)
    const { email } = server.newPerson({ realm_access: { roles: 'head' } })
    await signInBy(served.browser())
    server.person.claims = { ...server.person.claims, realm_access: {} }
    expect((await signInBy(served.browser())).error).toBeNull()
    expect((await find(email))?.role.split(',')).toContain('admin')
    expect(served.lines.join()).toContain('from the last admin')
  })

  test('and without that setting, roles are given here', async () => {
    const served = await serve()
    const { email } = server.newPerson({ groups: ['admin'], realm_access: { roles: ['head'] } })
    await signInBy(served.browser())
    expect((await find(email))?.role).toBe('user')
    await orm.update(users).set({ role: 'admin' }).where(eq(users.email, email))
    await signInBy(served.browser())
    expect((await find(email))?.role).toBe('admin')
  })
})

describe('SIGN_IN closes the other ways', () => {
  test('codes', async () => {
    const served = await serve({ SIGN_IN: 'oidc' })
    const visitor = served.browser()
    const off = { status: 403, json: { code: 'SIGN_IN_METHOD_OFF' } }
    expect(await visitor.askCode('ann@example.com')).toMatchObject(off)
    expect(await visitor.signIn('ann@example.com', '123456')).toMatchObject(off)
    server.newPerson()
    expect((await signInBy(visitor)).error).toBeNull()
  })

  test('a provider that is not named', async () => {
    const served = await serve({ SIGN_IN: 'code' })
    const answer = await served.browser().post('/sign-in/social', { provider: 'oidc', ...ways })
    expect(answer).toMatchObject({ status: 404, json: { code: 'PROVIDER_NOT_FOUND' } })
  })
})
