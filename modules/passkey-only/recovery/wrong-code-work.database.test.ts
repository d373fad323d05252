import { beforeAll, expect, test } from 'vitest'
import { statementsOf, workOfWrongCodes } from '#domains/identity/auth/codes/test-statements.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { wrongRecoveryCode } from './test-recovery.ts'

const database = await testDatabase()

const names = ['known', 'barred', 'sure', 'unknown']

beforeAll(async () => {
  await database.orm.insert(users).values([
    { email: 'known@example.com', emailVerified: true },
    { email: 'barred@example.com', emailVerified: true, banned: true },
    { email: 'sure@example.com', emailVerified: true },
  ])
  await database.pool.query(
    `INSERT INTO sign_in_settings (user_id, passkey_only_since) SELECT id, now() FROM users WHERE email LIKE 'sure%'`,
  )
})

test('check 50: a wrong code sends the same statements for a known, a banned and an unknown address, and for one of passkeys only', async () => {
  const work = await workOfWrongCodes(database, names)
  const known = work.get('known') ?? []
  expect(known.filter((statement) => String(statement).includes('"activities"'))).toHaveLength(3)
  for (const name of names) expect(work.get(name)).toEqual(known)
})

test('check 50: so does a wrong recovery code', async () => {
  const { browser } = await serveAuth(database)
  const work = new Map<string, unknown[]>()
  for (const name of names) {
    const given = { email: `${name}@example.com`, code: wrongRecoveryCode }
    const visitor = browser()
    work.set(name, await statementsOf(() => visitor.post('/sign-in/recovery-code', given)))
  }
  const known = work.get('known') ?? []
  expect(known.some((statement) => String(statement).includes('"recovery_codes"'))).toBe(true)
  for (const name of names) expect(work.get(name)).toEqual(known)
})
