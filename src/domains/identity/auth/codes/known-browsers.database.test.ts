import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { product } from '#rules/product.ts'
import { knownBrowsers } from '../auth.table.server.ts'
import { serveAuth } from '../test-auth.ts'

const database = await testDatabase()
const { orm, pool } = database
const cookie = `__Host-${product.id}.known_browser`
type Served = Awaited<ReturnType<typeof serveAuth>>
type Visitor = ReturnType<Served['browser']>

const mayAskAgain = () =>
  pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)

async function askOften(visitor: () => Visitor, email: string, times: number) {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) {
    await mayAskAgain()
    statuses.push((await visitor().askCode(email)).status)
  }
  return statuses
}

async function exhaust({ browser }: Served, email: string) {
  expect(await askOften(browser, email, 7)).toContain(429)
  await mayAskAgain()
}

const knownBrowsersOf = (email: string) =>
  orm
    .select({ id: knownBrowsers.id })
    .from(knownBrowsers)
    .innerJoin(users, eq(users.id, knownBrowsers.userId))
    .where(eq(users.email, email))

test('strangers who use up the codes of an address do not lock out a browser known there', async () => {
  const served = await serveAuth(database)
  const visitor = await served.signedIn('ann@example.com')
  await visitor.post('/sign-out')
  await exhaust(served, 'ann@example.com')
  expect((await served.browser().askCode('ann@example.com')).status).toBe(429)
  await served.signedIn('ann@example.com', visitor)
})

test('a stranger who has just asked makes no known browser wait', async () => {
  const served = await serveAuth(database, { LIMIT_CODE_RESEND_SECONDS: '30' })
  const visitor = await served.signedIn('wait@example.com')
  expect((await served.browser().askCode('wait@example.com')).status).toBe(200)
  expect((await visitor.askCode('wait@example.com')).status).toBe(200)
  expect((await visitor.askCode('wait@example.com')).status).toBe(429)
})

test('check 9: a known browser has five codes an hour, and strangers still five together', async () => {
  const served = await serveAuth(database)
  const visitor = await served.signedIn('ben@example.com')
  const asked = await askOften(() => visitor, 'ben@example.com', 6)
  expect(asked).toEqual([200, 200, 200, 200, 200, 429])
  const strangers = await askOften(served.browser, 'ben@example.com', 6)
  expect(strangers).toEqual([200, 200, 200, 200, 200, 429])
})

test('check 1: a browser known to one user gets the same reply for other addresses', async () => {
  const served = await serveAuth(database)
  const visitor = await served.signedIn('cat@example.com')
  await orm
    .insert(users)
    .values([{ email: 'other@example.com' }, { email: 'barred@example.com', banned: true }])
  const replies = []
  for (const name of ['other', 'unknown', 'barred']) {
    const email = `${name}@example.com`
    const { status, json, headers } = await visitor.askCode(email)
    const rest = await askOften(() => visitor, email, 5)
    replies.push({ status, json, names: Object.keys(headers), rest })
  }
  expect(replies[0]).toMatchObject({ status: 200, rest: [200, 200, 200, 200, 429] })
  expect(replies[1]).toEqual(replies[0])
  expect(replies[2]).toEqual(replies[0])
})

test('the marker is signed, hidden from scripts and lasts; a changed or invented one is a stranger’s', async () => {
  const served = await serveAuth(database)
  const visitor = served.browser()
  await visitor.askCode('dan@example.com')
  const code = await served.newestCode('dan@example.com')
  const { headers } = await visitor.signIn('dan@example.com', code)
  const line = headers['set-cookie']?.find((one) => one.startsWith(cookie))
  for (const rule of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=34560000']) {
    expect(line).toContain(rule)
  }
  const { rows } = await pool.query(`SELECT known_browsers::text FROM known_browsers`)
  const value = visitor.cookies.get(cookie) ?? ''
  expect(JSON.stringify(rows)).not.toContain(decodeURIComponent(value).split('.')[0])

  await exhaust(served, 'dan@example.com')
  const forger = served.browser()
  for (const forged of ['', 'x', 'x.y', `x${value}`, value.split('.')[0] ?? '']) {
    forger.cookies.set(cookie, forged)
    expect((await forger.askCode('dan@example.com')).status).toBe(429)
  }
})

test('every sign-in changes the marker, and a copy of the one before is a stranger’s', async () => {
  const served = await serveAuth(database)
  const visitor = await served.signedIn('eve@example.com')
  const copy = visitor.cookies.get(cookie) ?? ''
  await mayAskAgain()
  await served.signedIn('eve@example.com', visitor)
  expect(visitor.cookies.get(cookie)).not.toBe(copy)
  expect(await knownBrowsersOf('eve@example.com')).toHaveLength(1)
  await exhaust(served, 'eve@example.com')
  const thief = served.browser()
  thief.cookies.set(cookie, copy)
  expect((await thief.askCode('eve@example.com')).status).toBe(429)
  expect((await visitor.askCode('eve@example.com')).status).toBe(200)
})

test('two users of one browser are both known there', async () => {
  const served = await serveAuth(database)
  const visitor = await served.signedIn('fay@example.com')
  await served.signedIn('gus@example.com', visitor)
  for (const email of ['fay@example.com', 'gus@example.com']) {
    await exhaust(served, email)
    expect((await visitor.askCode(email)).status).toBe(200)
  }
})

type Ending = (own: Visitor, other: Visitor) => Promise<{ status: number }>
const endings: [string, Ending][] = [
  ['all others', (own) => own.post('/revoke-other-sessions')],
  [
    'that one',
    async (own) => {
      const list = (await own.get('/list-sessions')).json as { id: string; current: boolean }[]
      return own.post('/revoke-session', { id: list.find(({ current }) => !current)?.id })
    },
  ],
  [
    'all others after that browser has signed out',
    async (own, other) => {
      await other.post('/sign-out')
      return own.post('/revoke-other-sessions')
    },
  ],
]

test.each(endings)(
  'ending the sessions of other browsers makes them strangers: %s',
  async (_, end) => {
    const served = await serveAuth(database)
    const email = `hal${endings.findIndex(([, one]) => one === end)}@example.com`
    const other = await served.signedIn(email)
    await mayAskAgain()
    const own = await served.signedIn(email)
    expect((await end(own, other)).status).toBe(200)
    expect(await knownBrowsersOf(email)).toHaveLength(1)
    await exhaust(served, email)
    expect((await other.askCode(email)).status).toBe(429)
    expect((await own.askCode(email)).status).toBe(200)
  },
)
