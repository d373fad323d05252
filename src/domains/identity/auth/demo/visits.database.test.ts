import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { tables } from '#app/api/test-domains.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { sessions } from '../auth.table.server.ts'
import { addSampleAccounts } from '../people/sample-accounts.server.ts'
import { authPaths, openInDemo } from '../test-auth-paths.ts'
import { serveAuth } from '../test-auth.ts'
import { visitFormHandler } from './visit-form.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const inDemo = { DEMO_MODE: 'true', SAMPLE_DATA: 'true' }
const serve = (variables: Record<string, string> = inDemo) =>
  serveAuth(database, variables, (_, calls) => [visitFormHandler(calls)])

beforeEach(async () => {
  await pool.query('TRUNCATE users, sessions, activities, rates CASCADE')
  await addSampleAccounts(database, { demoMode: true, localMode: false, sampleData: true })
})

/** Everything but sessions, which signing in and out changes, and the counts of limits. */
async function content() {
  const { rows } = await orm.execute(sql`
    SELECT md5(string_agg(one, ',' ORDER BY one)) AS sum FROM (
      ${sql.raw(tables.map((table) => `SELECT ${table}::text AS one FROM ${table}`).join(' UNION ALL '))}
      UNION ALL SELECT activities::text FROM activities
      UNION ALL SELECT known_browsers::text FROM known_browsers) AS everything`)
  return rows
}

test.each([
  ['reader', 'user@example.com', ['app']],
  ['manager', 'admin@example.com', ['app', 'manager']],
])('behaviour 39: a visitor of a demo looks around as a %s', async (as, email, apps) => {
  const visitor = (await serve()).browser({ 'user-agent': 'A browser' })
  const before = await content()
  expect(await visitor.post('/sign-in/demo', { as })).toMatchObject({
    status: 200,
    json: { user: { email } },
  })
  expect((await visitor.get('/get-session')).json).toMatchObject({
    user: { email },
    permissions: { apps },
  })
  expect(await orm.select().from(sessions)).toMatchObject([
    { method: 'demo', ipAddress: null, userAgent: null, knownBrowserId: null },
  ])
  expect((await visitor.post('/sign-out')).status).toBe(200)
  expect(await orm.$count(sessions)).toBe(0)
  expect(await content()).toEqual(before)
})

test('check 24: a visitor who looks around as a manager changes nothing', async () => {
  const visitor = (await serve()).browser()
  await visitor.post('/sign-in/demo', { as: 'manager' })
  const [reader] = await orm.select().from(users).where(eq(users.email, 'user@example.com'))
  const before = await content()
  const body = { name: 'Eve', id: reader?.id, userId: reader?.id, otp: '123456', reason: 'Any' }
  const open = ['/email-otp/send-verification-otp', '/sign-in/email-otp', ...openInDemo]
  const writing = Object.entries(authPaths).filter(([, method]) => method === 'POST')
  for (const [path] of writing) {
    if ([...open, '/sign-in/demo', '/sign-out'].includes(path)) continue
    expect([path, await visitor.post(path, body)]).toMatchObject([
      path,
      { status: 403, json: { code: 'DEMO_MODE' } },
    ])
  }
  expect(await content()).toEqual(before)
})

const off = { status: 403, json: { code: 'SIGN_IN_METHOD_OFF' } }

test.each<[string, Record<string, string>]>([
  ['outside a demo', { SAMPLE_DATA: 'true' }],
  ['in a demo without sample data', { DEMO_MODE: 'true' }],
])('behaviour 39: %s the visit of a demo is off', async (_, variables) => {
  const visitor = (await serve(variables)).browser()
  expect(await visitor.post('/sign-in/demo', { as: 'manager' })).toMatchObject(off)
  expect(await orm.$count(sessions)).toBe(0)
})

test('behaviour 39: only the unchanged sample accounts let visitors in', async () => {
  const { browser } = await serve()
  const staff = { email: 'staff@example.org', role: 'admin' }
  await orm.insert(users).values(staff)
  await pool.query(`UPDATE users SET banned = true WHERE email = 'user@example.com'`)
  expect(await browser().post('/sign-in/demo', { as: 'reader' })).toMatchObject(off)
  await pool.query(`UPDATE users SET role = 'admin', banned = false`)
  expect(await browser().post('/sign-in/demo', { as: 'reader' })).toMatchObject(off)
  await orm.delete(users).where(eq(users.email, 'admin@example.com'))
  expect(await browser().post('/sign-in/demo', { as: 'manager' })).toMatchObject(off)
  for (const as of ['admin', staff.email, '', undefined]) {
    expect((await browser().post('/sign-in/demo', { as })).status).toBe(400)
  }
  expect(await orm.$count(sessions)).toBe(0)
})

test('behaviour 39: the sessions of visitors end with the demo, and with the day', async () => {
  const visitor = (await serve()).browser()
  await visitor.post('/sign-in/demo', { as: 'manager' })
  const [{ left } = { left: 0 }] = await orm
    .select({ left: sql<number>`extract(epoch FROM expires_at - now())::int` })
    .from(sessions)
  expect(left).toBeLessThanOrEqual(24 * 3600)
  await visitor.get('/list-sessions')
  expect((await orm.select().from(sessions))[0]?.expiresAt.getTime()).toBeLessThan(
    Date.now() + 25 * 3600 * 1000,
  )
  const later = (await serve({})).browser()
  for (const [name, value] of visitor.cookies) later.cookies.set(name, value)
  expect((await later.get('/get-session')).json).toBeNull()
  expect(await orm.$count(sessions)).toBe(0)
})

test('check 9: one source begins only so many visits', async () => {
  const { browser } = await serve({ ...inDemo, LIMIT_CODES_PER_SOURCE_PER_TEN_MINUTES: '2' })
  const statuses = []
  for (let visits = 0; visits < 3; visits += 1) {
    statuses.push((await browser().post('/sign-in/demo', { as: 'reader' })).status)
  }
  expect(statuses).toEqual([200, 200, 429])
})

test('visitors neither see nor end each other’s sessions', async () => {
  const { browser } = await serve({ ...inDemo, LIMIT_SESSIONS_PER_PERSON: '2' })
  const visitors = [browser(), browser(), browser()]
  for (const visitor of visitors) await visitor.post('/sign-in/demo', { as: 'reader' })
  for (const visitor of visitors) {
    expect((await visitor.get('/list-sessions')).json).toMatchObject([
      { current: true, method: 'demo', ipAddress: null },
    ])
  }
  expect(await orm.$count(sessions)).toBe(3)
})

test.each([
  ['reader', '', '/app'],
  ['reader', '/app/pets?sort=title', '/app/pets?sort=title'],
  ['reader', '/manager/users', '/app'],
  ['manager', '/manager/users', '/manager/users'],
  ['manager', '//evil.example', '/manager/dashboard'],
  ['nobody', '/app', '/login/error?error=unknown_error&redirect=%2Fapp'],
])('behaviour 39: the button of a %s who wanted "%s" leads to %s', async (as, redirect, place) => {
  const visitor = (await serve()).browser()
  const body = new URLSearchParams({ as, redirect }).toString()
  const headers = { ...fromHere, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await visitor.ask('/login/demo', { method: 'POST', headers, body })
  expect([answer.status, answer.headers['location']]).toEqual([303, place])
  const { json } = await visitor.get('/get-session')
  expect(json !== null).toBe(as !== 'nobody')
})

test('check 12: another site can’t press the button', async () => {
  const visitor = (await serve()).browser()
  const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const headers = { ...elsewhere, 'content-type': 'application/x-www-form-urlencoded' }
  await visitor.ask('/login/demo', { method: 'POST', headers, body: 'as=manager' })
  expect(await orm.$count(sessions)).toBe(0)
})
