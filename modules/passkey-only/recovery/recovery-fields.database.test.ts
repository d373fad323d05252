import { expect, test } from 'vitest'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()

const emails: [string, unknown, string, string][] = [
  ['a missing email', undefined, 'VALIDATION_ERROR', 'Email is required'],
  ['an empty email', '', 'VALIDATION_ERROR', 'Email is required'],
  ['a number', 7, 'VALIDATION_ERROR', 'Email is invalid'],
  ['an email of 2,000 characters', 'a'.repeat(2000), 'VALIDATION_ERROR', 'Email is invalid'],
  ['an email without a domain', 'named', 'INVALID_EMAIL', 'Email is invalid'],
]

test.each(emails)(
  'spec 5: the answer to a recovery code with %s says what is wrong',
  async (_, email, code, message) => {
    const { browser } = await serveAuth(database)
    const given = { email, code: 'AAAA-BBBB' }
    const refused = { status: 400, json: { code, message } }
    expect(await browser().post('/sign-in/recovery-code', given)).toMatchObject(refused)
  },
)
