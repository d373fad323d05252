import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { signInCodes } from '../auth.table.server.ts'
import { serveAuth } from '../test-auth.ts'

const database = await testDatabase()
const { orm, pool } = database

const another = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
const later = (column: string, minutes: number) =>
  pool.query(`UPDATE sign_in_codes SET ${column} = ${column} - interval '${minutes} minutes'`)

test('a code signs in, and says nothing but who did', async () => {
  const { browser, newestCode } = await serveAuth(database)
  const visitor = browser()
  const asked = await visitor.askCode('ann@example.com')
  expect(asked.json).toEqual({ success: true, expiresInMinutes: 10, resendAfterSeconds: 1 })
  const answer = await visitor.signIn('ann@example.com', await newestCode('ann@example.com'))
  expect(answer.status).toBe(200)
  expect(answer.json).toMatchObject({
    user: { email: 'ann@example.com', emailVerified: true, role: 'user', onboarded: false },
  })
  expect((await visitor.get('/get-session')).json).toMatchObject({ permissions: { apps: ['app'] } })
})

test('check 1: the reply is the same for a known, an unknown and a banned address', async () => {
  const { browser } = await serveAuth(database)
  await orm
    .insert(users)
    .values([{ email: 'known@example.com' }, { email: 'banned@example.com', banned: true }])
  const replies = await Promise.all(
    ['known', 'unknown', 'banned'].map(async (name) => {
      const { status, json, headers } = await browser().askCode(`${name}@example.com`)
      return { status, json, names: Object.keys(headers) }
    }),
  )
  expect(replies[0]).toMatchObject({ status: 200, json: { success: true } })
  expect(replies[1]).toEqual(replies[0])
  expect(replies[2]).toEqual(replies[0])
})

test('check 1: only who proves the address learns that it is banned or has no account', async () => {
  const open = await serveAuth(database)
  const banned = open.browser()
  await orm.insert(users).values({ email: 'barred@example.com', banned: true })
  await banned.askCode('barred@example.com')
  const code = await open.newestCode('barred@example.com')
  expect((await banned.signIn('barred@example.com', another(code))).json).toMatchObject({
    code: 'INVALID_OTP',
  })
  expect(await banned.signIn('barred@example.com', code)).toMatchObject({
    status: 403,
    json: { code: 'BANNED_USER' },
  })

  const closed = await serveAuth(database, { SIGN_UP: 'closed' })
  const stranger = closed.browser()
  expect((await stranger.askCode('stranger@example.com')).status).toBe(200)
  const strangersCode = await closed.newestCode('stranger@example.com')
  expect(await stranger.signIn('stranger@example.com', strangersCode)).toMatchObject({
    status: 403,
    json: { code: 'signup_disabled' },
  })
  expect(await orm.$count(users, eq(users.email, 'stranger@example.com'))).toBe(0)
})

test('check 2: after three wrong codes the right one is refused', async () => {
  const { browser, newestCode } = await serveAuth(database)
  const visitor = browser()
  await visitor.askCode('two@example.com')
  const code = await newestCode('two@example.com')
  for (const triesLeft of [2, 1, 0]) {
    expect(await visitor.signIn('two@example.com', another(code))).toMatchObject({
      status: 400,
      json: { code: 'INVALID_OTP', triesLeft },
    })
  }
  expect(await visitor.signIn('two@example.com', code)).toMatchObject({
    status: 400,
    json: { code: 'TOO_MANY_ATTEMPTS' },
  })
})

test('check 3: a code dies ten minutes after it was first sent, however often it is sent again', async () => {
  const { browser, newestCode } = await serveAuth(database)
  const visitor = browser()
  await visitor.askCode('three@example.com')
  const code = await newestCode('three@example.com')
  await later('sent_at', 6)
  await later('expires_at', 6)
  expect((await visitor.askCode('three@example.com')).json).toMatchObject({ expiresInMinutes: 4 })
  expect(await newestCode('three@example.com')).toBe(code)
  await later('expires_at', 5)
  expect((await visitor.signIn('three@example.com', code)).json).toMatchObject({
    code: 'OTP_EXPIRED',
  })
})

test('check 4: a used code is refused, and the next may be asked for at once', async () => {
  const { browser, newestCode } = await serveAuth(database, { LIMIT_CODE_RESEND_SECONDS: '30' })
  const visitor = browser()
  await visitor.askCode('four@example.com')
  const before = new Map(visitor.cookies)
  const code = await newestCode('four@example.com')
  expect((await visitor.signIn('four@example.com', code)).status).toBe(200)
  for (const [name, value] of before) visitor.cookies.set(name, value)
  expect((await visitor.signIn('four@example.com', code)).json).toMatchObject({
    code: 'INVALID_OTP',
  })
  expect((await visitor.askCode('four@example.com')).status).toBe(200)
})

describe('fifty at once', () => {
  const fifty = Array.from({ length: 50 }, (_, index) => index + 1)

  test('check 5: right codes make one session', async () => {
    const { browser, newestCode } = await serveAuth(database)
    const visitor = browser()
    await visitor.askCode('five@example.com')
    const code = await newestCode('five@example.com')
    const answers = await Promise.all(fifty.map(() => visitor.signIn('five@example.com', code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await pool.query(
      `SELECT count(*)::int FROM sessions JOIN users ON users.id = user_id WHERE email = 'five@example.com'`,
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test('check 6: wrong codes never exceed the tries', async () => {
    const { browser, newestCode } = await serveAuth(database)
    const visitor = browser()
    await visitor.askCode('six@example.com')
    const code = await newestCode('six@example.com')
    const answers = await Promise.all(
      fifty.map((by) => visitor.signIn('six@example.com', another(code, by))),
    )
    const codes = answers.map(({ json }) => (json as { code: string }).code)
    expect(codes.filter((one) => one === 'INVALID_OTP')).toHaveLength(3)
    expect(codes.filter((one) => one === 'TOO_MANY_ATTEMPTS')).toHaveLength(47)
  })
})

test('check 7: a code asked for in one browser is refused in another', async () => {
  const { browser, newestCode } = await serveAuth(database)
  const [asking, other] = [browser(), browser()]
  await asking.askCode('seven@example.com')
  await other.askCode('someone-else@example.com')
  const code = await newestCode('seven@example.com')
  expect((await other.signIn('seven@example.com', code)).json).toMatchObject({
    code: 'INVALID_OTP',
  })
  expect((await asking.signIn('seven@example.com', code)).status).toBe(200)
})

test('check 7: without the cookie of the client that asked, right and wrong codes get the same answer', async () => {
  const { browser, newestCode } = await serveAuth(database)
  const [asking, other] = [browser(), browser()]
  await asking.askCode('client@example.com')
  const code = await newestCode('client@example.com')
  const said = { status: 400, json: { code: 'CODE_COOKIE_MISSING' } }
  const right = await other.signIn('client@example.com', code)
  expect(right).toMatchObject(said)
  for (const email of ['client@example.com', 'nobody@example.com']) {
    const { status, json } = await other.signIn(email, another(code))
    expect({ status, json }).toMatchObject(said)
    expect((json as { message: string }).message).toBe((right.json as { message: string }).message)
  }
  expect((await asking.signIn('client@example.com', code)).status).toBe(200)
})

test('check 8: asking again early gets a 429 that says when', async () => {
  const { browser } = await serveAuth(database, { LIMIT_CODE_RESEND_SECONDS: '30' })
  const visitor = browser()
  await visitor.askCode('eight@example.com')
  for (const asking of [visitor, browser()]) {
    const { status, headers, json } = await asking.askCode('eight@example.com')
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(25)
    expect(json).toMatchObject({ code: 'TOO_MANY_REQUESTS', requestId: headers['x-request-id'] })
  }
})

test('check 10: the database holds nothing that a code could be found from', async () => {
  const { browser, newestCode } = await serveAuth(database)
  const visitor = browser()
  await visitor.askCode('ten@example.com')
  const code = await newestCode('ten@example.com')
  const { rows } = await pool.query(
    `SELECT jobs::text FROM jobs UNION ALL SELECT sign_in_codes::text FROM sign_in_codes`,
  )
  expect(JSON.stringify(rows)).toContain('ten@example.com')
  expect(JSON.stringify(rows)).not.toContain(code)
  const secret = /=([^.;%]+)/.exec([...visitor.cookies].join())?.[1] ?? 'none'
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('check 11: spellings of one address are one account', async () => {
  const { browser, newestCode } = await serveAuth(database)
  for (const spelling of [
    'Eleven@Example.com',
    ' eleven@example.com ',
    'ｅｌｅｖｅｎ＠example.com',
  ]) {
    const visitor = browser()
    await orm.delete(signInCodes).where(sql`true`)
    expect((await visitor.askCode(spelling)).status).toBe(200)
    const code = await newestCode('eleven@example.com')
    expect((await visitor.signIn(spelling, code)).status).toBe(200)
  }
  expect(await orm.$count(users, eq(users.email, 'ELEVEN@example.com'))).toBe(1)
})

test.each([
  ['no address', { email: 'nobody', type: 'sign-in' }],
  ['a long one', { email: `${'a'.repeat(250)}@example.com`, type: 'sign-in' }],
  ['a null byte', { email: 'a\u0000b@example.com', type: 'sign-in' }],
  ['a number', { email: 7, type: 'sign-in' }],
  ['another purpose', { email: 'a@example.com', type: 'forget-password' }],
  ['nothing', {}],
])('check 11: %s gets a 400, and nothing is sent', async (_, body) => {
  const { browser } = await serveAuth(database)
  const before = await orm.$count(signInCodes)
  const answer = await browser().post('/email-otp/send-verification-otp', body)
  expect(answer.status).toBe(400)
  expect(answer.json).toMatchObject({ requestId: answer.headers['x-request-id'] })
  expect(answer.json).toHaveProperty('code')
  expect(await orm.$count(signInCodes)).toBe(before)
})
