import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { readConfig } from '#platform/config/config.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { product } from '#rules/product.ts'
import { sessions } from '../auth.table.server.ts'
import { serveAuth, testHooks } from '../test-auth.ts'
import { findSession } from './current-session.server.ts'

const database = await testDatabase()
const { orm, pool } = database
type Served = Awaited<ReturnType<typeof serveAuth>>

async function signedIn({ browser, newestCode }: Served, email: string) {
  const visitor = browser()
  await visitor.askCode(email)
  const answer = await visitor.signIn(email, await newestCode(email))
  await pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
  return { visitor, answer }
}
const tokens = async () => (await orm.select().from(sessions)).map(({ token }) => token)
const whoIs = async (visitor: Awaited<ReturnType<typeof signedIn>>['visitor']) =>
  (await visitor.get('/get-session')).json

test.each<Record<string, string>>([
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
])('check 12: a post like %o is refused without effect', async (headers) => {
  const served = await serveAuth(database)
  const before = (await served.mail.mailbox?.())?.length
  const answer = await served.browser().askCode('twelve@example.com', headers)
  expect([403, 415]).toContain(answer.status)
  expect((await served.mail.mailbox?.())?.length).toBe(before)
})

test('check 13: sessions and links of an unproved account end when its owner signs in', async () => {
  const served = await serveAuth(database)
  const intruder = await signedIn(served, 'thirteen@example.com')
  await orm
    .update(users)
    .set({ emailVerified: false })
    .where(eq(users.email, 'thirteen@example.com'))
  expect(await whoIs(intruder.visitor)).not.toBeNull()
  const owner = await signedIn(served, 'thirteen@example.com')
  expect(await whoIs(intruder.visitor)).toBeNull()
  expect(await whoIs(owner.visitor)).toMatchObject({ user: { emailVerified: true } })
})

test('check 14: signing in makes a new token, whatever the browser brings', async () => {
  const served = await serveAuth(database)
  const { visitor } = await signedIn(served, 'fourteen@example.com')
  const first = new Map(visitor.cookies)
  await visitor.askCode('fourteen@example.com')
  await visitor.signIn('fourteen@example.com', await served.newestCode('fourteen@example.com'))
  const name = `__Host-${product.id}.session_token`
  expect(visitor.cookies.get(name)).toBeTruthy()
  expect(visitor.cookies.get(name)).not.toBe(first.get(name))
})

test('check 15: the token is in the cookie alone, and the cookie is well kept', async () => {
  const served = await serveAuth(database)
  const { visitor, answer } = await signedIn(served, 'fifteen@example.com')
  const line = answer.headers['set-cookie']?.find((cookie) => cookie.includes('session_token'))
  expect(line?.startsWith(`__Host-${product.id}.session_token=`)).toBe(true)
  for (const rule of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000']) {
    expect(line).toContain(rule)
  }
  expect(line).not.toMatch(/domain/i)
  const answers = [
    answer,
    await visitor.get('/get-session'),
    await visitor.get('/list-sessions'),
    await visitor.post('/update-user', { name: 'Fifteen' }),
  ]
  const output = answers.map(({ body }) => String(body)).join() + served.lines.join()
  for (const token of await tokens()) expect(output).not.toContain(token)
})

test('check 15: on plain http, as on this machine, the cookie needs no prefix', async () => {
  const served = await serveAuth(database, { BASE_URL: 'http://localhost:3000' })
  const answer = await served
    .browser()
    .post('/email-otp/send-verification-otp', { email: 'local@example.com', type: 'sign-in' })
  expect(answer.headers['set-cookie']?.[0]?.startsWith(`${product.id}.code_browser=`)).toBe(true)
})

test('check 16: a signed-out cookie is refused, and no answer is kept', async () => {
  const served = await serveAuth(database)
  const { visitor } = await signedIn(served, 'sixteen@example.com')
  const cookies = new Map(visitor.cookies)
  expect((await visitor.post('/sign-out')).json).toEqual({ success: true })
  expect(visitor.accessCookies).toEqual([])
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  const answer = await visitor.get('/get-session')
  expect([answer.json, answer.headers['cache-control']]).toEqual([null, 'private, no-store'])
  expect((await visitor.get('/list-sessions')).status).toBe(401)
})

test('check 17: a ban and a deletion bite at the next request; a ban that is over does not', async () => {
  const served = await serveAuth(database)
  const { visitor } = await signedIn(served, 'seventeen@example.com')
  const theirs = eq(users.email, 'seventeen@example.com')
  await orm.update(users).set({ banned: true }).where(theirs)
  expect(await whoIs(visitor)).toBeNull()
  await orm
    .update(users)
    .set({ banExpires: new Date(Date.now() - 1000) })
    .where(theirs)
  expect(await whoIs(visitor)).not.toBeNull()
  await orm.delete(users).where(theirs)
  expect(await whoIs(visitor)).toBeNull()
})

test('check 18: roles are read at every request', async () => {
  const served = await serveAuth(database)
  const { visitor } = await signedIn(served, 'eighteen@example.com')
  const theirs = eq(users.email, 'eighteen@example.com')
  await orm.update(users).set({ role: 'user,admin' }).where(theirs)
  expect(await whoIs(visitor)).toMatchObject({ permissions: { apps: ['app', 'manager'] } })
  await orm.update(users).set({ role: 'user' }).where(theirs)
  expect(await whoIs(visitor)).toMatchObject({ permissions: { apps: ['app'] } })
})

test('an id that the operator lists is an admin', async () => {
  const [user] = await orm.insert(users).values({ email: 'listed@example.com' }).returning()
  const served = await serveAuth(database, { ADMIN_USER_IDS: user!.id })
  const { visitor } = await signedIn(served, 'listed@example.com')
  expect(await whoIs(visitor)).toMatchObject({ permissions: { apps: ['app', 'manager'] } })
})

test("check 19: another's session cannot be ended, and seems not to be there", async () => {
  const served = await serveAuth(database)
  const [ann, ben] = [
    await signedIn(served, 'ann19@example.com'),
    await signedIn(served, 'ben19@example.com'),
  ]
  const [theirs] = (await ben.visitor.get('/list-sessions')).json as { id: string }[]
  expect((await ann.visitor.post('/revoke-session', { id: theirs!.id })).status).toBe(404)
  expect(await whoIs(ben.visitor)).not.toBeNull()
})

test('a user ends a session of theirs, or all but this one', async () => {
  const served = await serveAuth(database)
  const [one, two, three] = [
    await signedIn(served, 'many@example.com'),
    await signedIn(served, 'many@example.com'),
    await signedIn(served, 'many@example.com'),
  ]
  const list = (await one.visitor.get('/list-sessions')).json as { id: string; current: boolean }[]
  expect(list.map(({ current }) => Number(current)).toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  const other = list.find(({ current }) => !current)
  expect((await one.visitor.post('/revoke-session', { id: other!.id })).status).toBe(200)
  expect((await one.visitor.post('/revoke-other-sessions')).status).toBe(200)
  expect(await whoIs(two.visitor)).toBeNull()
  expect(await whoIs(three.visitor)).toBeNull()
  expect(await whoIs(one.visitor)).not.toBeNull()
})

test('a session is renewed once a day, and ends after thirty without a visit', async () => {
  const served = await serveAuth(database)
  const { visitor } = await signedIn(served, 'thirty@example.com')
  expect((await visitor.get('/get-session')).headers['set-cookie']).toBeUndefined()
  await pool.query(`UPDATE sessions SET expires_at = expires_at - interval '25 hours'`)
  expect((await visitor.get('/get-session')).headers['set-cookie']).toHaveLength(1)
  expect((await visitor.get('/get-session')).headers['set-cookie']).toBeUndefined()
  await pool.query(`UPDATE sessions SET expires_at = expires_at - interval '31 days'`)
  expect(await whoIs(visitor)).toBeNull()
})

test('check 22: users may change their name, and nothing else of their account', async () => {
  const served = await serveAuth(database)
  const { visitor } = await signedIn(served, 'self@example.com')
  const named = await visitor.post('/update-user', { name: '  Zoë Ж 📚 ' })
  expect(named.json).toMatchObject({ user: { name: 'Zoë Ж 📚', onboarded: true } })
  for (const body of [
    { role: 'admin' },
    { name: 'Eve', role: 'admin' },
    { name: 'Eve', emailVerified: true },
    { name: 'Eve', banned: false },
    { name: 'Eve', email: 'eve@example.com' },
    { name: '' },
    { name: 'a\u0000b' },
    { name: 'Zoë \u202eЖ' },
    { name: '\u3164' },
    { name: 'win at evil.example' },
    { name: 'x'.repeat(256) },
    { name: 7 },
    {},
  ]) {
    expect([body, (await visitor.post('/update-user', body)).status]).toEqual([body, 400])
  }
  expect(await whoIs(visitor)).toMatchObject({ user: { name: 'Zoë Ж 📚', role: 'user' } })
})

test('bad JSON gets a 400', async () => {
  const { ask } = await serveAuth(database)
  const answer = await ask('/api/auth/sign-in/email-otp', {
    method: 'POST',
    headers: { origin: 'https://product.example', 'content-type': 'application/json' },
    body: '{"email":',
  })
  expect(answer).toMatchObject({
    status: 400,
    json: { requestId: answer.headers['x-request-id'] },
  })
})

test('a caller with many requests at once is looked up once, each by its own token', async () => {
  const served = await serveAuth(database)
  await signedIn(served, 'once@example.com')
  await signedIn(served, 'twice@example.com')
  const [one, other] = (await tokens()).slice(-2) as [string, string]
  const services = { accountHooks: testHooks, config: readConfig({}), database }
  let asked = 0
  pool.on('acquire', () => (asked += 1))
  const found = await Promise.all(
    [one, other, one, 'nobody’s', other].map((token) =>
      findSession(services, { token, headers: new Headers() }),
    ),
  )
  expect(asked).toBe(1)
  expect(found.map((session) => session?.session.token)).toEqual([
    one,
    other,
    one,
    undefined,
    other,
  ])
})
