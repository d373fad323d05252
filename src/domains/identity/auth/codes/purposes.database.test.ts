import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { serveAuth } from '../test-auth.ts'

const database = await testDatabase()
const { pool } = database
type Visitor = ReturnType<Awaited<ReturnType<typeof serveAuth>>['browser']>

const mayAskAgain = () =>
  pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
const askChange = (visitor: Visitor, newEmail: string) =>
  visitor.post('/email-otp/request-email-change', { newEmail })
const change = (visitor: Visitor, newEmail: string, otp: string) =>
  visitor.post('/email-otp/change-email', { newEmail, otp })

test('a code is of use for what it was asked for, and for nothing else', async () => {
  const served = await serveAuth(database)
  const visitor = await served.signedIn('ann@example.com')
  await visitor.askCode('ann@example.com')
  const signIn = await served.newestCode('ann@example.com')
  await mayAskAgain()
  await visitor.post('/delete-user/send-code')
  const deletion = await served.newestCode('ann@example.com')
  expect(signIn).not.toBe(deletion)
  const refused = { status: 400, json: { code: 'INVALID_OTP', triesLeft: 2 } }
  expect(await visitor.post('/delete-user', { otp: signIn })).toMatchObject(refused)
  expect(await visitor.signIn('ann@example.com', deletion)).toMatchObject(refused)

  await askChange(visitor, 'new@example.com')
  const changing = await served.newestCode('new@example.com')
  await mayAskAgain()
  await visitor.askCode('new@example.com')
  const entering = await served.newestCode('new@example.com')
  expect(await change(visitor, 'new@example.com', entering)).toMatchObject(refused)
  expect(await served.browser().signIn('new@example.com', changing)).toMatchObject({ status: 400 })
  expect(await visitor.signIn('new@example.com', changing)).toMatchObject(refused)
  expect((await change(visitor, 'new@example.com', changing)).status).toBe(200)
})

test("a code to change one person's account changes no other's, in the same browser either", async () => {
  const served = await serveAuth(database)
  const visitor = await served.signedIn('ben@example.com')
  await askChange(visitor, 'shared@example.com')
  const code = await served.newestCode('shared@example.com')
  const browser = [...visitor.cookies].filter(([name]) => name.includes('code_browser'))
  await mayAskAgain()
  await served.signedIn('cat@example.com', visitor)
  for (const [name, value] of browser) visitor.cookies.set(name, value)
  const none = { status: 400, json: { code: 'INVALID_OTP' } }
  expect(await change(visitor, 'shared@example.com', code)).toMatchObject(none)
  await askChange(visitor, 'shared@example.com')
  expect(await change(visitor, 'shared@example.com', code)).toMatchObject({
    status: 400,
    json: { code: 'INVALID_OTP', triesLeft: 2 },
  })
})

test('check 3: a code to change an address dies ten minutes after it was first sent', async () => {
  const served = await serveAuth(database)
  const visitor = await served.signedIn('dan@example.com')
  await askChange(visitor, 'dan@new.example')
  const code = await served.newestCode('dan@new.example')
  await mayAskAgain()
  await pool.query(`UPDATE sign_in_codes SET expires_at = expires_at - interval '6 minutes'`)
  expect((await askChange(visitor, 'dan@new.example')).json).toMatchObject({ expiresInMinutes: 4 })
  expect(await served.newestCode('dan@new.example')).toBe(code)
  await pool.query(`UPDATE sign_in_codes SET expires_at = expires_at - interval '5 minutes'`)
  expect((await change(visitor, 'dan@new.example', code)).json).toMatchObject({
    code: 'OTP_EXPIRED',
  })
})

test('check 8: whatever the next code to an address is for, it waits its time', async () => {
  const served = await serveAuth(database, { LIMIT_CODE_RESEND_SECONDS: '300' })
  const visitor = await served.signedIn('eve@example.com')
  expect((await visitor.post('/delete-user/send-code')).status).toBe(200)
  await askChange(visitor, 'eve@new.example')
  for (const answer of [
    await visitor.post('/delete-user/send-code'),
    await visitor.askCode('eve@example.com'),
    await askChange(visitor, 'eve@new.example'),
    await served.browser().askCode('eve@new.example'),
  ]) {
    expect([answer.status, answer.json]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(200)
  }
})

test('check 9: codes to one address are counted together, whatever they are for', async () => {
  const served = await serveAuth(database, { LIMIT_CODES_PER_ADDRESS_PER_HOUR: '2' })
  const visitor = await served.signedIn('fay@example.com')
  const answers = []
  for (const asking of [
    () => askChange(visitor, 'gus@example.com'),
    () => visitor.askCode('gus@example.com'),
    () => askChange(visitor, 'gus@example.com'),
    () => served.browser().askCode('gus@example.com'),
  ]) {
    answers.push(await asking())
    await mayAskAgain()
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429])
})

test('check 10: the database holds nothing that any of these codes could be found from', async () => {
  const served = await serveAuth(database)
  const visitor = await served.signedIn('hal@example.com')
  await visitor.post('/delete-user/send-code')
  await askChange(visitor, 'hal@new.example')
  const { rows } = await pool.query(
    `SELECT jobs::text FROM jobs UNION ALL SELECT sign_in_codes::text FROM sign_in_codes
     UNION ALL SELECT rates::text FROM rates`,
  )
  expect(JSON.stringify(rows)).toContain('delete-account')
  for (const email of ['hal@example.com', 'hal@new.example']) {
    const code = await served.newestCode(email)
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(rows)).not.toContain(code)
  }
})
