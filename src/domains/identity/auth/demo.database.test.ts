import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tables } from '#app/api/test-domains.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { authPaths, openInDemo } from './test-auth-paths.ts'
import { serveAuth } from './test-auth.ts'

const database = await testDatabase()
const { orm } = database
const demo = { DEMO_MODE: 'true' }

await orm
  .insert(users)
  .values([
    { email: 'ada@example.com', role: 'admin', emailVerified: true },
    { email: 'unproved@example.com' },
    { email: 'back@example.com', banned: true, banExpires: new Date(0) },
  ])

// Messages with codes wait in `jobs`.
const stored = tables
  .filter((table) => table !== 'jobs')
  .map((table) => `SELECT ${table}::text AS one FROM ${table}`)

async function people() {
  const { rows } = await orm.execute(sql`
    SELECT md5(string_agg(one::text, ',' ORDER BY one::text)) AS sum
    FROM (${sql.raw(stored.join(' UNION ALL '))}) AS all_of_them`)
  return rows
}

async function signedIn(email: string) {
  const visit = await serveAuth(database, demo)
  const browser = visit.browser()
  await browser.askCode(email)
  const answer = await browser.signIn(email, await visit.newestCode(email))
  await database.pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
  return { browser, answer, ask: visit.ask }
}

test('check 24: in a demo people sign in and out, and leave no trace among people', async () => {
  const before = await people()
  for (const email of ['ada@example.com', 'unproved@example.com', 'back@example.com']) {
    const { browser, answer } = await signedIn(email)
    expect([answer.status, answer.json]).toMatchObject([200, { user: { email } }])
    expect((await browser.get('/get-session')).json).toMatchObject({ user: { email } })
    expect((await browser.post('/sign-out')).status).toBe(200)
  }
  expect(await people()).toEqual(before)
})

test('check 24: a demo makes no new accounts', async () => {
  const before = await people()
  const { answer } = await signedIn('new@example.com')
  expect([answer.status, answer.json]).toMatchObject([403, { code: 'signup_disabled' }])
  expect(await people()).toEqual(before)
})

test('check 24: in a demo every path but signing in and out refuses to change anything', async () => {
  const { browser } = await signedIn('ada@example.com')
  const [user] = await orm.select().from(users).where(eq(users.email, 'unproved@example.com'))
  const before = await people()
  const body = { name: 'Eve', id: user?.id, userId: user?.id, email: 'ada@example.com' }
  const visiting = '/sign-in/demo'
  const refused = []
  for (const [path, method] of Object.entries(authPaths)) {
    if (path === '/sign-out' || path === visiting) continue
    const answer = method === 'GET' ? await browser.get(path) : await browser.post(path, body)
    if (answer.status !== 403) continue
    const message = 'This is a read-only demo, this action is disabled.'
    expect(answer.json).toMatchObject({ code: 'DEMO_MODE', message })
    refused.push(path)
  }
  const open = ['/email-otp/send-verification-otp', '/sign-in/email-otp', ...openInDemo]
  const changing = Object.entries(authPaths).filter(([, method]) => method !== 'GET')
  expect([...refused, ...open, '/sign-out', visiting].toSorted()).toEqual(
    changing.map(([path]) => path).toSorted(),
  )
  expect(await people()).toEqual(before)
})
