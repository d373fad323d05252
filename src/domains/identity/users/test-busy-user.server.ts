import type { TestDatabase } from '#platform/database/test-database.ts'
import { managed } from './test-people.server.ts'

/** Strings that identify the user; they occur nowhere else in the database. */
const traces = ['zerubbabel', 'quince', '203.0.113.77', 'zerubbrowser']
const place = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Zerubbrowser/7.7' }
export const [former, address] = ['zerubbabel@former.example', 'quince@example.com']

type Json = { id: string; version: number; items: Json[]; email: string; action: string }
export const jsonOf = (json: unknown): Json =>
  Object.assign({ id: '', version: 0, items: [], email: '', action: '' }, json)

type Call = (method: string, path: string, body?: object) => Promise<Json>

interface Past {
  call: Call
  served: Managed
  /** Signs a user in. */
  member: (email: string) => Promise<{ call: Call }>
}
type Act = (past: Past) => Promise<void>

type Managed = Awaited<ReturnType<typeof managed>>
type Browser = Managed['browser']

async function done(answer: Promise<{ status: number; json?: unknown }>) {
  const { status, json } = await answer
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(json)}`)
  return jsonOf(json)
}

/** Someone with a past: other addresses, a ban, actions as an admin. `act` adds more before that. */
export async function busyUser(database: TestDatabase, act?: Act) {
  const { pool } = database
  const served = await managed(database, {
    TRUSTED_PROXIES: '127.0.0.1',
    LIMIT_CODES_PER_ADDRESS_PER_HOUR: '1000',
  })
  const { admin, person, call: adminCall, newestCode } = served
  const theirs = served.newBrowser(place)

  const caller = (browser: Browser) => (method: string, path: string, body?: object) =>
    done(served.callerOf(browser)(method, path, body))
  const call = caller(theirs)
  const asAdmin = (method: string, path: string, body?: object) =>
    done(adminCall(method, path, body))
  const signIn = async (email: string) => {
    await pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
    await served.signedIn(email, theirs)
  }
  const member = async (email: string) => {
    const browser = await served.signedIn(email)
    return { browser, call: caller(browser) }
  }

  // Account.
  await signIn(former)
  await done(theirs.askCode(former))
  const right = await newestCode(former)
  await theirs.signIn(former, right === '000000' ? '111111' : '000000')
  await signIn(former)
  await done(theirs.post('/update-user', { name: 'Zerubbabel' }))
  await done(theirs.post('/email-otp/request-email-change', { newEmail: address }))
  const otp = await newestCode(address)
  await done(theirs.post('/email-otp/change-email', { newEmail: address, otp }))
  const { id } = await call('GET', '/account')
  await done(theirs.post('/email-otp/request-email-change', { newEmail: 'quince@next.example' }))
  await served.newBrowser().askCode(address)

  await act?.({ call, served, member })

  // Actions of an admin on this user.
  await asAdmin('PATCH', `/users/${id}`, { name: 'Zerubbabel Quince' })
  await asAdmin('POST', `/users/${id}/ban`, { reason: 'Zerubbabel was rude', expiresAt: null })
  await asAdmin('POST', `/users/${id}/unban`)
  await signIn(address)
  await asAdmin('PATCH', `/users/${id}`, { role: 'admin' })

  // Actions of this user as an admin, ending with impersonation.
  const noor = await person('Noor')
  await call('POST', `/users/${noor.id}/ban`, { reason: 'Spam', expiresAt: null })
  await call('POST', `/users/${noor.id}/unban`)
  const acting = await served.signedIn(address, served.newBrowser(place))
  await caller(acting)('POST', `/users/${noor.id}/impersonate`, { reason: 'Help' })

  // Undelivered mail.
  await pool.query(
    `INSERT INTO jobs (name, email, expires_at, failure, failed_at)
     SELECT 'mail-notice', unnest(ARRAY['${former}', '${address}']), now(), 'No such mailbox', now()`,
  )
  return { ...served, admin, id, theirs, call, asAdmin, noor }
}

/** Rows of any table that name the user. */
export async function rowsThatTell({ pool }: TestDatabase) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `SELECT row_to_json(one)::text AS row FROM ${name} AS one WHERE lower(one::text) LIKE ANY ($1)`,
      [traces.map((trace) => `%${trace}%`)],
    )
    found.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  // Call counters by network live for an hour at most and name no user.
  return found.filter((row) => !/^public\.rates .*" ?[a-z -]+ from 203\.0\.113\.77"/.test(row))
}
