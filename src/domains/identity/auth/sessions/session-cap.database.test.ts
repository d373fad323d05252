import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { sessions } from '../auth.table.server.ts'
import { serveAuth } from '../test-auth.ts'

const database = await testDatabase()
const { orm, pool } = database

const mayAskAgain = () =>
  pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)

test('a session above the limit of a user ends the oldest', async () => {
  const served = await serveAuth(database, {
    LIMIT_SESSIONS_PER_PERSON: '3',
    LIMIT_CODES_PER_ADDRESS_PER_HOUR: '10',
  })
  const other = await served.signedIn('other@example.com')
  const visitors = []
  for (let session = 0; session < 5; session += 1) {
    visitors.push(await served.signedIn('many@example.com'))
    await mayAskAgain()
  }
  const [user] = await orm.select().from(users).where(eq(users.email, 'many@example.com'))
  const acting = { userId: user!.id, token: 'acting', expiresAt: new Date('2100-01-01') }
  await orm.insert(sessions).values({ ...acting, impersonatedBy: crypto.randomUUID() })
  visitors.push(await served.signedIn('many@example.com'))

  const answers = []
  for (const visitor of visitors) answers.push((await visitor.get('/get-session')).json !== null)
  expect(answers).toEqual([false, false, false, true, true, true])
  expect(await orm.$count(sessions, eq(sessions.token, 'acting'))).toBe(1)
  expect((await other.get('/get-session')).json).not.toBeNull()
})

test('a User-Agent is stored with at most 512 characters, with the session and on record', async () => {
  const served = await serveAuth(database)
  const visitor = served.browser()
  const headers = { 'user-agent': 'x'.repeat(4000) }
  const email = 'long@example.com'
  await visitor.askCode(email)
  await visitor.post('/sign-in/email-otp', { email, otp: '000000' }, headers)
  const otp = await served.newestCode(email)
  expect((await visitor.post('/sign-in/email-otp', { email, otp }, headers)).status).toBe(200)
  const [session] = await orm
    .select()
    .from(sessions)
    .where(eq(sessions.userAgent, 'x'.repeat(512)))
  expect(session).toBeDefined()
  const acts = await orm.select({ after: activities.after }).from(activities)
  const stored = acts
    .map(({ after }) => after?.['userAgent'])
    .filter((value) => typeof value === 'string')
  expect(stored).toContain('x'.repeat(512))
  expect(Math.max(...stored.map(({ length }) => length))).toBe(512)
})
