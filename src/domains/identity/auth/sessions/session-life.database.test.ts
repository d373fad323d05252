import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { sessions } from '../auth.table.server.ts'
import { sweep } from '../sweep.server.ts'
import { serveAuth } from '../test-auth.ts'

const database = await testDatabase()
const { orm, pool } = database
type Visitor = Awaited<ReturnType<Awaited<ReturnType<typeof serveAuth>>['signedIn']>>

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/get-session')).json !== null

async function scene(role: string, variables?: Record<string, string>) {
  const served = await serveAuth(database, variables)
  const email = `${crypto.randomUUID()}@example.com`
  const visitor = await served.signedIn(email)
  await orm.update(users).set({ role }).where(eq(users.email, email))
  const [user] = await orm.select().from(users).where(eq(users.email, email))
  const change = (column: string, by: string) =>
    pool.query(`UPDATE sessions SET ${column} = ${column} - $1::interval WHERE user_id = $2`, [
      by,
      user!.id,
    ])
  const count = () => orm.$count(sessions, eq(sessions.userId, user!.id))
  return { ...served, visitor, email, change, count, userId: user!.id }
}

test.each([
  ['user', 'created_at', '89 days 23 hours', true],
  ['user', 'created_at', '90 days', false],
  ['user', 'last_seen_at', '29 days', true],
  ['admin', 'created_at', '6 days 23 hours', true],
  ['admin', 'created_at', '7 days', false],
  ['admin', 'last_seen_at', '11 hours 50 minutes', true],
  ['admin', 'last_seen_at', '12 hours', false],
])(
  'check 49: a session of a %s whose %s is %s ago lets in: %s',
  async (role, column, age, expected) => {
    const { visitor, change, userId } = await scene(role)
    await change(column, age)
    expect(await isSignedIn(visitor)).toBe(expected)
    expect(await orm.$count(sessions, eq(sessions.userId, userId))).toBe(expected ? 1 : 0)
  },
)

test('check 49: a session is renewed up to its absolute end and no further', async () => {
  const { visitor, change, userId } = await scene('user')
  await change('created_at', '80 days')
  await change('expires_at', '22 days')
  expect((await visitor.get('/get-session')).headers['set-cookie']).toHaveLength(1)
  const [session] = await orm.select().from(sessions).where(eq(sessions.userId, userId))
  const days = (session!.expiresAt.getTime() - session!.createdAt.getTime()) / 86_400_000
  expect(days).toBeCloseTo(90, 1)
  expect((await visitor.get('/get-session')).headers['set-cookie']).toBeUndefined()
})

test('the lives of sessions are configured', async () => {
  const { visitor, change } = await scene('admin', {
    LIMIT_SESSION_ABSOLUTE_DAYS: '400',
    LIMIT_ADMIN_SESSION_DAYS: '200',
    LIMIT_ADMIN_IDLE_HOURS: '48',
  })
  await change('created_at', '199 days')
  await change('last_seen_at', '47 hours')
  expect(await isSignedIn(visitor)).toBe(true)
})

test('check 49: used once a week, a session keeps its user signed in until its absolute end', async () => {
  const { visitor, change } = await scene('user')
  const week = async () => {
    for (const column of ['created_at', 'last_seen_at', 'expires_at']) {
      await change(column, '7 days')
    }
    return (await visitor.get('/get-session')).json !== null
  }
  const weeks: boolean[] = []
  while (weeks.length < 14) weeks.push(await week())
  expect(weeks).toEqual(weeks.map((_, index) => index < 12))
})

test('check 49: unused for its idle life, a session is over, to the second', async () => {
  const { visitor, change } = await scene('user')
  await change('expires_at', '29 days 23 hours 59 minutes 50 seconds')
  expect(await isSignedIn(visitor)).toBe(true)
  await change('expires_at', '30 days')
  expect(await isSignedIn(visitor)).toBe(false)
})

test('check 49: calls at once in the moment of renewal all stay signed in, as does the call after', async () => {
  const { visitor, change, count } = await scene('user')
  await change('expires_at', '2 days')
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.get('/list-sessions')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await isSignedIn(visitor)).toBe(true)
  expect(await count()).toBe(1)
})

test('check 49: a fresh sign-in changes the token, keeps its user in, and ends the former token', async () => {
  const { visitor, email, signedIn, count } = await scene('user')
  const former = new Map(visitor.cookies)
  await pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
  await signedIn(email, visitor)
  expect(await isSignedIn(visitor)).toBe(true)
  expect(await count()).toBe(1)
  for (const [name, value] of former) visitor.cookies.set(name, value)
  expect(await isSignedIn(visitor)).toBe(false)
})

test('check 49: the lives of admins hold from the moment of the role, and no longer than it', async () => {
  const { visitor, change, userId } = await scene('user')
  await change('last_seen_at', '13 hours')
  await orm.update(users).set({ role: 'admin' }).where(eq(users.id, userId))
  expect(await isSignedIn(visitor)).toBe(false)
  const other = await scene('admin')
  await other.change('last_seen_at', '13 hours')
  await orm.update(users).set({ role: 'user' }).where(eq(users.id, other.userId))
  expect(await isSignedIn(other.visitor)).toBe(true)
})

test.each([
  ['user', 'created_at', '8 days', 1],
  ['admin', 'created_at', '8 days', 0],
  ['admin', 'last_seen_at', '13 hours', 0],
  ['admin', 'last_seen_at', '11 hours', 1],
])(
  'check 49: of the sessions of a %s whose %s is %s ago, the sweep leaves %s',
  async (role, column, age, left) => {
    const { change, config, count } = await scene(role)
    await change(column, age)
    await sweep(database, config)
    expect(await count()).toBe(left)
  },
)

test('check 49: the sweep ends the session of an admin by configuration, and no impersonation', async () => {
  const { change, config, count, userId } = await scene('user')
  await orm.insert(sessions).values({
    token: crypto.randomUUID(),
    userId,
    expiresAt: sql`now() + interval '1 hour'`,
    impersonatedBy: crypto.randomUUID(),
  })
  await change('last_seen_at', '13 hours')
  await sweep(database, { ...config, adminUserIds: [userId] })
  expect(await count()).toBe(1)
})

test('check 49: a session shows the address that it last came from', async () => {
  const { visitor, change, userId } = await scene('user', { TRUSTED_PROXIES: '127.0.0.1' })
  const address = async () =>
    (await orm.select().from(sessions).where(eq(sessions.userId, userId)))[0]?.ipAddress
  await change('last_seen_at', '1 minute')
  await visitor.get('/get-session', { 'x-forwarded-for': '203.0.113.8' })
  expect(await address()).toBe('127.0.0.1')
  await change('last_seen_at', '5 minutes')
  await visitor.get('/get-session', { 'x-forwarded-for': '203.0.113.9' })
  expect(await address()).toBe('203.0.113.9')
})
