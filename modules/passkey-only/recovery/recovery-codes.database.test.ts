import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { collectNotices } from '#kit/notices/test-notices.ts'
import { comeInBy } from '#modules/passkeys/credentials/test-passkeys.ts'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { recoveryCodes } from './recovery-codes.table.server.ts'
import { codesIn, passkeyOnlyUser, wrongRecoveryCode } from './test-recovery.ts'

const database = await testDatabase()
const { orm, pool } = database
const many = { LIMIT_CODES_PER_ADDRESS_PER_HOUR: '1000', TRUSTED_PROXIES: '127.0.0.1' }
const product = await serveAuth(database, many, undefined, afterAll)
const ada = 'ada@example.com'

const notices = collectNotices(afterAll)

beforeEach(async () => {
  await pool.query('TRUNCATE rates, sign_in_codes, verifications, jobs')
  await pool.query('DELETE FROM activities')
  await orm.delete(users)
  await orm
    .insert(users)
    .values([{ email: ada }, { email: 'noor@example.com' }, { email: 'eve@example.com' }])
})

const recover = (email: string, code: string | undefined, browser = product.browser()) =>
  browser.post('/sign-in/recovery-code', { email, code })

const messages = () => messagesIn(product.mail)

function answered({ status, json }: Awaited<ReturnType<typeof recover>>) {
  const { requestId: _, ...said } = json as { requestId?: string }
  return { status, said }
}

describe('check 50: a recovery code', () => {
  test('signs in once, however it is typed, and session, record and mail say so', async () => {
    const { codes } = await passkeyOnlyUser(product, ada)
    const [first = '', second = ''] = codes
    const browser = product.browser()
    expect(answered(await recover(` ${ada.toUpperCase()} `, first, browser))).toMatchObject({
      status: 200,
      said: { user: { email: ada } },
    })
    const [listed] = (await browser.get('/list-sessions')).json as { method: string }[]
    expect(listed?.method).toBe('recovery-code')
    const [start] = await orm
      .select({ after: activities.after })
      .from(activities)
      .where(eq(activities.action, 'session.start'))
      .orderBy(activities.id)
      .offset(1)
    expect(start?.after).toMatchObject({ method: 'recovery-code' })
    const told = (await messages()).find(({ subject }) => subject === 'A recovery code was used')
    expect(told).toMatchObject({
      to: ada,
      text: expect.stringContaining('9 recovery codes left') as string,
    })
    expect(answered(await recover(ada, first))).toMatchObject({
      status: 400,
      said: { code: 'RECOVERY_CODE_REFUSED' },
    })
    const spoken = second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
    expect((await recover(ada, spoken)).status).toBe(200)
    expect((await browser.get('/passkey/list-user-passkeys')).json).toMatchObject({
      passkeyOnly: { recoveryCodesLeft: 8 },
    })
  })

  test('is refused alike: wrong, of an unknown address, another user’s, without the setting, of a banned user', async () => {
    const { codes } = await passkeyOnlyUser(product, ada)
    const { codes: ofNoor } = await passkeyOnlyUser(product, 'noor@example.com')
    const refusals = [
      await recover(ada, wrongRecoveryCode),
      await recover(ada, ''),
      await recover(ada, ofNoor[0]),
      await recover('unknown@example.com', codes[0]),
      await recover('eve@example.com', codes[0]),
    ]
    await pool.query(`UPDATE users SET banned = true WHERE email = $1`, [ada])
    refusals.push(await recover(ada, codes[0]))
    for (const refusal of refusals) {
      expect(answered(refusal)).toEqual(answered(refusals[0] ?? refusal))
      expect(refusal.headers['set-cookie']).toBeUndefined()
    }
    expect(refusals[0]?.json).toMatchObject({ code: 'RECOVERY_CODE_REFUSED' })
    expect(await orm.$count(activities, eq(activities.action, 'code.fail'))).toBe(6)
    expect(await orm.$count(recoveryCodes)).toBe(20)
  })

  test('makes one session of 50 parallel right submissions', async () => {
    const { codes } = await passkeyOnlyUser(product, ada)
    const before = await orm.$count(sessions)
    const answers = await Promise.all(Array.from({ length: 50 }, () => recover(ada, codes[0])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await orm.$count(sessions)).toBe(before + 1)
  })

  test('is limited for each address and each source as codes are', async () => {
    const limited = await serveAuth(database, {
      TRUSTED_PROXIES: '127.0.0.1',
      LIMIT_CODES_PER_ADDRESS_PER_HOUR: '3',
      LIMIT_CODES_PER_SOURCE_PER_TEN_MINUTES: '6',
    })
    const from = (nth: number) => limited.browser({ 'x-forwarded-for': `203.0.113.${nth}` })
    const statuses = async (email: string, sources: number[]) => {
      const found = []
      for (const nth of sources) {
        const { status } = await recover(email, wrongRecoveryCode, from(nth))
        found.push(status)
      }
      return found
    }
    expect(await statuses(ada, [1, 2, 3, 4])).toEqual([400, 400, 400, 429])
    expect(await statuses('unknown@example.com', [1, 2, 3, 4])).toEqual([400, 400, 400, 429])
    const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}@example.com`)
    const answers = []
    for (const email of others) answers.push(...(await statuses(email, [9])))
    expect(answers).toEqual([400, 400, 400, 400, 400, 400, 429])
  })

  test('that is guessed from three sources is a pattern, recorded and told', async () => {
    await orm.insert(users).values({ email: 'admin@example.com', role: 'admin' })
    await passkeyOnlyUser(product, ada)
    for (let nth = 0; nth < 30; nth += 1) {
      const browser = product.browser({ 'x-forwarded-for': `203.0.113.${nth % 3}` })
      await recover(ada, wrongRecoveryCode, browser)
    }
    const [guess] = await orm.select().from(activities).where(eq(activities.action, 'code.guess'))
    expect(guess).toMatchObject({ targetName: ada, after: { sources: 3 } })
    expect(notices.filter(({ kind }) => kind === 'codesGuessed')).toHaveLength(1)
  })

  test('does not turn passkeys only off, and lets its user confirm sensitive acts', async () => {
    const { browser, codes } = await passkeyOnlyUser(product, ada)
    await pool.query(`UPDATE sessions SET created_at = now() - interval '1 day'`)
    expect((await browser.post('/passkey/replace-recovery-codes')).json).toMatchObject({
      code: 'SESSION_EXPIRED',
    })
    expect((await recover(ada, codes[0], browser)).status).toBe(200)
    await product.browser().askCode(ada)
    expect((await messages()).map(({ subject }) => subject)).toContain('Sign in with your passkey')
    const elsewhere = product.browser()
    expect((await recover(ada, codes[1], elsewhere)).status).toBe(200)
    const replaced = await browser.post('/passkey/replace-recovery-codes')
    const fresh = codesIn(replaced)
    expect((await elsewhere.get('/get-session')).json).toBeNull()
    expect((await messages()).map(({ subject }) => subject)).toContain(
      'You have new recovery codes',
    )
    expect((await recover(ada, codes[2])).status).toBe(400)
    expect((await recover(ada, fresh[0])).status).toBe(200)
  })

  test('is stored as a hash of which the code can’t be read', async () => {
    const { codes } = await passkeyOnlyUser(product, ada)
    const rows = JSON.stringify(await orm.select().from(recoveryCodes))
    for (const code of codes) {
      expect(rows).not.toContain(code)
      expect(rows).not.toContain(code.replaceAll('-', ''))
    }
    const recorded =
      JSON.stringify(await orm.select().from(activities)) + JSON.stringify(await messages())
    for (const code of codes) expect(recorded).not.toContain(code)
  })

  test('does not count as the passkey that REQUIRE_PASSKEY_FOR_ADMINS wants', async () => {
    const strict = await serveAuth(database, { ...many, REQUIRE_PASSKEY_FOR_ADMINS: 'true' })
    const { codes, device } = await passkeyOnlyUser(strict, ada)
    await pool.query(`UPDATE users SET role = 'admin' WHERE email = $1`, [ada])
    const browser = strict.browser()
    expect((await recover(ada, codes[0], browser)).status).toBe(200)
    for (const path of [
      'generate-register-options',
      'replace-recovery-codes',
      'turn-off-passkey-only',
    ]) {
      expect((await browser.post(`/passkey/${path}`)).json).toMatchObject({
        code: 'PASSKEY_SIGN_IN_REQUIRED',
      })
    }
    await comeInBy(device, browser)
    expect((await browser.post('/passkey/replace-recovery-codes')).status).toBe(200)
  })
})
