import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { passkeyOnlyUser } from './recovery/test-recovery.ts'

const database = await testDatabase()
const { orm, pool } = database

beforeEach(async () => {
  await pool.query('TRUNCATE rates, sign_in_codes, verifications')
  await orm.delete(users)
})

describe('check 50: a user who signs in with passkeys only', () => {
  test('gets no session by a code that was entered while the setting was turned on', async () => {
    const served = await serveAuth(database)
    const email = 'ada@example.com'
    await orm.insert(users).values({ email })
    const { browser } = await passkeyOnlyUser(served, email)
    await browser.post('/passkey/turn-off-passkey-only')
    await pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
    const visitor = served.browser()
    await visitor.askCode(email)
    const code = await served.newestCode(email)
    const entered = await orm.transaction(async (transaction) => {
      const isAda = eq(users.email, email)
      await transaction.select({ id: users.id }).from(users).where(isAda).for('update')
      const entering = visitor.signIn(email, code)
      await expect
        .poll(async () => {
          const { rows } = await pool.query(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          )
          return rows.length
        })
        .toBe(1)
      await transaction.execute('UPDATE sign_in_settings SET passkey_only_since = now()')
      return { entering }
    })
    const { status, json } = await entered.entering
    expect([status, json]).toMatchObject([400, { code: 'INVALID_OTP' }])
    expect(await orm.$count(sessions, eq(sessions.method, 'code'))).toBe(1)
  })
})
