import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { handOver } from '#domains/identity/auth/index.server.ts'
import { serveAuth, testHooks } from '#domains/identity/auth/test-auth.ts'
import { add, comeInBy, idIn, passkeyOf } from '#modules/passkeys/credentials/test-passkeys.ts'
import { signInSettings } from '#modules/passkeys/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { activities } from '#platform/activity/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { liftPasskeyOnly } from './lift-passkey-only.server.ts'
import { recoveryCodes } from './recovery/recovery-codes.table.server.ts'
import { codesIn, passkeyOnlyUser, wrongRecoveryCode } from './recovery/test-recovery.ts'

const database = await testDatabase()
const { orm, pool } = database
const product = await serveAuth(database, {}, undefined, afterAll)
const ada = 'ada@example.com'

beforeEach(async () => {
  await pool.query('TRUNCATE rates, sign_in_codes, verifications, jobs')
  await pool.query('DELETE FROM activities')
  await orm.delete(users)
  await orm.insert(users).values([{ email: ada }, { email: 'noor@example.com' }])
})

const messages = () => messagesIn(product.mail)
const subjects = async () => (await messages()).map(({ subject }) => subject)
const oldSessions = () => pool.query(`UPDATE sessions SET created_at = now() - interval '1 day'`)
const actions = async () =>
  (await orm.select({ action: activities.action }).from(activities)).map(({ action }) => action)

describe('check 50: passkeys only', () => {
  test('is turned on by a user who has a passkey, ends other sessions, and is mailed', async () => {
    const { browser, device } = await passkeyOf(product, ada)
    const elsewhere = product.browser()
    await comeInBy(device, elsewhere)
    const codes = codesIn(await browser.post('/passkey/turn-on-passkey-only'))
    expect(new Set(codes).size).toBe(10)
    const written: unknown = expect.stringMatching(
      /^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/,
    )
    expect(codes).toEqual(codes.map(() => written))
    expect((await elsewhere.get('/get-session')).json).toBeNull()
    expect((await browser.get('/get-session')).json).toMatchObject({ user: { email: ada } })
    expect(await subjects()).toContain('Your account now uses passkeys only')
    expect(await actions()).toContain('passkeyOnly.turnOn')
    expect((await browser.get('/passkey/list-user-passkeys')).json).toMatchObject({
      passkeyOnly: { recoveryCodesLeft: 10 },
    })
    const again = await browser.post('/passkey/turn-on-passkey-only')
    expect([again.status, again.json]).toMatchObject([409, { code: 'PASSKEY_ONLY_CHANGED' }])
  })

  test('needs a passkey, and a fresh sign-in for each change', async () => {
    const noor = await product.signedIn('noor@example.com')
    const without = await noor.post('/passkey/turn-on-passkey-only')
    expect([without.status, without.json]).toMatchObject([409, { code: 'NO_PASSKEY' }])
    const { browser, device } = await passkeyOnlyUser(product, ada)
    await oldSessions()
    for (const path of [
      'turn-on-passkey-only',
      'turn-off-passkey-only',
      'replace-recovery-codes',
    ]) {
      expect((await browser.post(`/passkey/${path}`)).json).toMatchObject({
        code: 'SESSION_EXPIRED',
      })
    }
    await comeInBy(device, browser)
    expect((await browser.post('/passkey/turn-off-passkey-only')).status).toBe(200)
    const off = await browser.post('/passkey/replace-recovery-codes')
    expect([off.status, off.json]).toMatchObject([409, { code: 'PASSKEY_ONLY_CHANGED' }])
  })

  test('refuses every code by email as a wrong one, and mails none', async () => {
    await passkeyOnlyUser(product, ada)
    const answers = []
    for (const email of [ada, 'noor@example.com', 'unknown@example.com']) {
      const { status, json } = await product.browser().askCode(email)
      answers.push([status, json])
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    const toAda = (await messages()).find(({ to }) => to === ada)
    expect(toAda?.subject).toBe('Sign in with your passkey')
    expect(JSON.stringify(toAda)).not.toMatch(/\b\d{6}\b/)
  })

  test('refuses also a code that was sent before it was turned on', async () => {
    const { browser } = await passkeyOf(product, ada)
    const early = product.browser()
    await pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
    await early.askCode(ada)
    const code = await product.newestCode(ada)
    expect((await browser.post('/passkey/turn-on-passkey-only')).status).toBe(200)
    const right = await early.signIn(ada, code)
    const other = product.browser()
    await other.askCode('noor@example.com')
    const sent = await product.newestCode('noor@example.com')
    const wrong = await other.signIn(
      'noor@example.com',
      sent === '000000' ? '1'.repeat(6) : '000000',
    )
    expect([right.status, right.json]).toEqual([
      wrong.status,
      { ...(wrong.json as object), requestId: (right.json as { requestId?: string }).requestId },
    ])
    expect(right.json).toMatchObject({ code: 'INVALID_OTP', triesLeft: 2 })
    expect(early.accessCookies.filter((name) => name.includes('session'))).toEqual([])
  })

  test('keeps the last passkey', async () => {
    const { browser, id } = await passkeyOnlyUser(product, ada)
    const last = await browser.post('/passkey/delete-passkey', { id })
    expect([last.status, last.json]).toMatchObject([409, { code: 'LAST_PASSKEY' }])
    const { answer } = await add(browser)
    const both = [id, idIn(answer)]
    const removed = await Promise.all(
      both.map((one) => browser.post('/passkey/delete-passkey', { id: one })),
    )
    expect(removed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('is turned off by the user: codes by email work again, recovery codes no longer', async () => {
    const { browser, codes } = await passkeyOnlyUser(product, ada)
    expect((await browser.post('/passkey/turn-off-passkey-only')).status).toBe(200)
    expect(await subjects()).toContain('Your account no longer uses passkeys only')
    expect(await orm.$count(recoveryCodes)).toBe(0)
    const refused = await product
      .browser()
      .post('/sign-in/recovery-code', { email: ada, code: codes[0] })
    expect(refused.json).toMatchObject({ code: 'RECOVERY_CODE_REFUSED' })
    await pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
    await product.signedIn(ada)
  })

  test('is turned off by the operator, on record', async () => {
    await passkeyOnlyUser(product, ada)
    expect(await liftPasskeyOnly(database, 'unknown@example.com')).toBe('unknown')
    expect(await liftPasskeyOnly(database, ada)).toBe('done')
    expect(await liftPasskeyOnly(database, ada)).toBe('off')
    const [lifted] = await orm
      .select({ by: activities.actorType, whom: activities.targetName })
      .from(activities)
      .where(eq(activities.action, 'passkeyOnly.turnOff'))
    expect(lifted).toEqual({ by: 'operator', whom: ada })
    await pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
    await product.signedIn(ada)
  })

  test('has no effect where SIGN_IN leaves out passkeys, and in a demo', async () => {
    const { codes } = await passkeyOnlyUser(product, ada)
    const email = ada
    for (const [name, value] of Object.entries({ SIGN_IN: 'code', DEMO_MODE: 'true' })) {
      await pool.query('TRUNCATE rates, sign_in_codes')
      const other = await serveAuth(database, { [name]: value })
      const byRecovery = await other
        .browser()
        .post('/sign-in/recovery-code', { email, code: codes[0] })
      expect(byRecovery.status).toBe(403)
      await other.signedIn(email)
    }
    expect(await orm.$count(recoveryCodes)).toBe(10)
  })

  test('goes with the passkeys when the account may have another owner', async () => {
    const { codes } = await passkeyOnlyUser(product, ada)
    const [user] = await orm.select().from(users).where(eq(users.email, ada))
    await orm.transaction((transaction) =>
      handOver({ accountHooks: testHooks }, transaction, actorOf(user!), user!.id),
    )
    expect(await orm.$count(recoveryCodes)).toBe(0)
    const [settings] = await orm.select().from(signInSettings)
    expect(settings?.passkeyOnlySince).toBeNull()
    const refused = await product
      .browser()
      .post('/sign-in/recovery-code', { email: ada, code: codes[0] })
    expect(refused.json).toMatchObject({ code: 'RECOVERY_CODE_REFUSED' })
  })

  test('of an address that was never proved keeps its owner from nothing', async () => {
    await passkeyOnlyUser(product, ada)
    await pool.query('UPDATE users SET email_verified = false')
    await pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
    await product.signedIn(ada)
    expect(await orm.$count(recoveryCodes)).toBe(0)
  })

  test('stays when the user changes their address, and goes with the account', async () => {
    const { browser, codes } = await passkeyOnlyUser(product, ada)
    const newEmail = 'ada@new.example'
    await browser.post('/email-otp/request-email-change', { newEmail })
    const otp = await product.newestCode(newEmail)
    expect((await browser.post('/email-otp/change-email', { newEmail, otp })).status).toBe(200)
    const visitor = product.browser()
    await visitor.askCode(newEmail)
    expect(await subjects()).toContain('Sign in with your passkey')
    const [code] = codes
    const byCode = await visitor.post('/sign-in/recovery-code', { email: newEmail, code })
    expect(byCode.status).toBe(200)
    await browser.post('/delete-user/send-code')
    const deletion = await product.newestCode(newEmail)
    expect((await browser.post('/delete-user', { otp: deletion })).status).toBe(200)
    expect(await orm.$count(recoveryCodes)).toBe(0)
    const gone = await product
      .browser()
      .post('/sign-in/recovery-code', { email: newEmail, code: wrongRecoveryCode })
    expect(gone.json).toMatchObject({ code: 'RECOVERY_CODE_REFUSED' })
  })
})
