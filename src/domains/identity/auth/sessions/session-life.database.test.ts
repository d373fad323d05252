import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { sessions } from '../auth.table.server.ts'
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
  return { visitor, change, userId: user!.id }
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
  'issue 18.11: a session of a %s whose %s is %s ago lets in: %s',
  async (role, column, age, expected) => {
    const { visitor, change, userId } = await scene(role)
    await change(column, age)
    expect(await isSignedIn(visitor)).toBe(expected)
    expect(await orm.$count(sessions, eq(sessions.userId, userId))).toBe(expected ? 1 : 0)
  },
)

test('issue 18.11: a session is renewed up to its absolute end and no further', async () => {
  const { visitor, change, userId } = await scene('user')
  await change('created_at', '80 days')
  await change('expires_at', '22 days')
  expect((await visitor.get('/get-session')).headers['set-cookie']).toHaveLength(1)
  const [session] = await orm.select().from(sessions).where(eq(sessions.userId, userId))
  const days = (session!.expiresAt.getTime() - session!.createdAt.getTime()) / 86_400_000
  expect(days).toBeCloseTo(90, 1)
  expect((await visitor.get('/get-session')).headers['set-cookie']).toBeUndefined()
})

test('issue 18.11: the lives of sessions are configured', async () => {
  const { visitor, change } = await scene('admin', {
    LIMIT_SESSION_ABSOLUTE_DAYS: '400',
    LIMIT_ADMIN_SESSION_DAYS: '200',
    LIMIT_ADMIN_IDLE_HOURS: '48',
  })
  await change('created_at', '199 days')
  await change('last_seen_at', '47 hours')
  expect(await isSignedIn(visitor)).toBe(true)
})
