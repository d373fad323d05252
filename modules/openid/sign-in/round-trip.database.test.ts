import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { Providers } from '../../../tests/outside/providers.ts'
import { leadOutside, providerKeys, signInBy, travel, ways } from '../../../tests/outside/travel.ts'
import { accounts } from '../links/accounts.table.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const both = ['github', 'google'] as const

const providers = new Providers()
const outside = await leadOutside(providers.places)
afterAll(() => outside.close())

type Visitor = ReturnType<Awaited<ReturnType<typeof serveAuth>>['browser']>

const whoIs = async (visitor: Visitor) => (await visitor.get('/get-session')).json
const find = async (email: string) =>
  (await orm.select().from(users).where(eq(users.email, email)))[0]
const linksOf = async (email: string) =>
  (
    await orm
      .select()
      .from(accounts)
      .where(eq(accounts.userId, (await find(email))!.id))
  ).length

test.each(both)(
  'a new user signs in by %s and lands at the page they asked for, without a picture from elsewhere',
  async (provider) => {
    const served = await serveAuth(database, providerKeys)
    const { id, email } = providers.newPerson()
    const visitor = served.browser()
    expect(await signInBy(visitor, provider)).toMatchObject({
      status: 302,
      location: ways.callbackURL,
    })
    expect(await whoIs(visitor)).toMatchObject({
      user: { email, name: `Ann ${id}`, emailVerified: true, role: 'user', onboarded: true },
    })
    const user = await find(email)
    expect(user!.image).toBeNull()
    const [session] = await orm.select().from(sessions).where(eq(sessions.userId, user!.id))
    expect(session).toMatchObject({ ipAddress: '127.0.0.1', userAgent: 'Test' })

    const again = served.browser()
    expect((await signInBy(again, provider)).location).toBe(ways.callbackURL)
    expect(await whoIs(again)).toMatchObject({ user: { id: user!.id } })
    expect(await linksOf(email)).toBe(1)
  },
)

test.each(both)('check 10: no token of %s is anywhere in the database', async (provider) => {
  const served = await serveAuth(database, providerKeys)
  providers.newPerson()
  await signInBy(served.browser(), provider)
  expect(providers.tokens.length).toBeGreaterThan(0)
  const { rows } = await pool.query<{ row: string }>(
    `SELECT a::text AS row FROM accounts a UNION ALL SELECT u::text FROM users u
     UNION ALL SELECT s::text FROM sessions s UNION ALL SELECT v::text FROM verifications v`,
  )
  const stored = rows.map(({ row }) => row).join() + served.lines.join()
  for (const token of providers.tokens) expect(stored).not.toContain(token)
})

test.each(both)('who signed in by code is linked to the same address at %s', async (provider) => {
  const served = await serveAuth(database, providerKeys)
  const email = `same-${provider}@example.com`
  providers.newPerson({ email: email.toUpperCase() })
  const [{ id } = { id: '' }] = await orm
    .insert(users)
    .values({ email, emailVerified: true, name: 'My Name' })
    .returning()
  const visitor = served.browser()
  expect((await signInBy(visitor, provider)).location).toBe(ways.callbackURL)
  expect(await whoIs(visitor)).toMatchObject({ user: { id, name: 'My Name' } })
  expect(await linksOf(email)).toBe(1)
})

test.each(both)(
  'check 13: sessions and links of an unproved account end when its owner signs in by %s',
  async (provider) => {
    const served = await serveAuth(database, providerKeys)
    const intruder = served.browser()
    const { email } = providers.newPerson()
    await signInBy(intruder, provider)
    await orm.update(users).set({ emailVerified: false }).where(eq(users.email, email))
    await orm
      .update(accounts)
      .set({ accountId: `intruder-${provider}-${providers.person.id}` })
      .where(eq(accounts.userId, (await find(email))!.id))

    const owner = served.browser()
    expect((await signInBy(owner, provider)).location).toBe(ways.callbackURL)
    expect(await whoIs(owner)).toMatchObject({ user: { email, emailVerified: true } })
    expect(await whoIs(intruder)).toBeNull()
    expect(await linksOf(email)).toBe(1)
  },
)

test.each(both)('an address that %s did not verify opens nothing', async (provider) => {
  const served = await serveAuth(database, providerKeys)
  const known = providers.newPerson({ verified: false })
  await orm.insert(users).values({ email: known.email, emailVerified: true })
  const visitor = served.browser()
  const { status, error } = await signInBy(visitor, provider)
  expect([status, error]).toEqual([302, 'account_not_linked'])
  expect(await whoIs(visitor)).toBeNull()
  expect(await linksOf(known.email)).toBe(0)

  const unknown = providers.newPerson({ verified: false })
  const refused = await signInBy(served.browser(), provider)
  expect(refused.error).toBe('email_not_verified')
  expect(await find(unknown.email)).toBeUndefined()
})

test.each(both)('with sign-up closed, %s signs in known users alone', async (provider) => {
  const served = await serveAuth(database, { ...providerKeys, SIGN_UP: 'closed' })
  const unknown = providers.newPerson()
  const { status, error } = await signInBy(served.browser(), provider)
  expect([status, error]).toEqual([302, 'signup_disabled'])
  expect(await find(unknown.email)).toBeUndefined()

  const known = providers.newPerson()
  await orm.insert(users).values({ email: known.email })
  const visitor = served.browser()
  expect((await signInBy(visitor, provider)).location).toBe(ways.callbackURL)
  expect(await whoIs(visitor)).toMatchObject({
    user: { email: known.email, emailVerified: true },
  })
})

test.each(both)('check 17: %s refuses a banned user, and says so', async (provider) => {
  const served = await serveAuth(database, providerKeys)
  const { email } = providers.newPerson()
  await signInBy(served.browser(), provider)
  await orm.update(users).set({ banned: true }).where(eq(users.email, email))
  const visitor = served.browser()
  const { status, error } = await signInBy(visitor, provider)
  expect([status, error]).toEqual([302, 'BANNED_USER'])
  expect(await whoIs(visitor)).toBeNull()
  expect([...visitor.cookies.keys()].join()).not.toContain('session_token')
})

test('check 14: the browser leaves the session that it had', async () => {
  const served = await serveAuth(database, providerKeys)
  const visitor = served.browser()
  const { email } = providers.newPerson()
  await signInBy(visitor, 'github')
  const before = new Map(visitor.cookies)
  providers.newPerson()
  await signInBy(visitor, 'github')
  expect(await whoIs(visitor)).toMatchObject({ user: { name: providers.person.name } })
  const left = served.browser()
  for (const [name, value] of before) left.cookies.set(name, value)
  expect(await whoIs(left)).toBeNull()
  const rows = await orm
    .select()
    .from(sessions)
    .where(eq(sessions.userId, (await find(email))!.id))
  expect(rows).toEqual([])
})

test('a failed sign-in leads to a page that still knows where the user wanted to go', async () => {
  const served = await serveAuth(database, { ...providerKeys, SIGN_UP: 'closed' })
  providers.newPerson()
  const { location } = await signInBy(served.browser(), 'github')
  const { pathname, searchParams } = new URL(location, 'http://here.invalid')
  expect(pathname).toBe('/login/error')
  expect(searchParams.get('redirect')).toBe('/app/pets?searchTerm=a%20b#part')
})

test('a way back works once, and only in the browser that set out', async () => {
  const served = await serveAuth(database, providerKeys)
  providers.newPerson()
  const visitor = served.browser()
  const path = await travel(visitor, 'github')
  const { status, headers } = await served.browser().get(path)
  expect([status, headers.location]).toEqual([302, `${ways.errorCallbackURL}&error=state_mismatch`])
  expect((await visitor.get(path)).headers.location).toBe(ways.callbackURL)
  const replayed = await visitor.get(path)
  expect(replayed.headers.location).toBe('/login/error?error=state_mismatch')
})

test('the library’s call for identity tokens is refused', async () => {
  const served = await serveAuth(database, providerKeys)
  for (const provider of both) {
    const body = { provider, idToken: { token: 'a.b.c' }, ...ways }
    const answer = await served.browser().post('/sign-in/social', body)
    expect([answer.status, answer.json]).toMatchObject([404, { code: 'ID_TOKEN_NOT_SUPPORTED' }])
  }
})

test.each(['callbackURL', 'errorCallbackURL'])(
  'check 27: %s leads nowhere but to us',
  async (name) => {
    const served = await serveAuth(database, providerKeys)
    for (const url of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      'https://product.example//evil.example',
      'https://product.example.evil.example/',
      'javascript:1',
    ]) {
      const body = { provider: 'github', ...ways, [name]: url }
      expect([url, (await served.browser().post('/sign-in/social', body)).status]).toEqual([
        url,
        403,
      ])
    }
  },
)

test('a name and an address from a provider obey the rules of our forms', async () => {
  const served = await serveAuth(database, providerKeys)
  providers.newPerson({ name: ` Zoë\u0000\n${'📚'.repeat(300)}`, email: 'ＺＯＥ@Example.com' })
  const visitor = served.browser()
  await signInBy(visitor, 'google')
  const name = `Zoë ${'📚'.repeat(125)}`
  expect(await whoIs(visitor)).toMatchObject({ user: { name, email: 'zoe@example.com' } })

  providers.newPerson({ email: 'no address' })
  expect((await signInBy(visitor, 'google')).error).toBe('email_not_found')
})
