import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { serveAuth } from '../test-auth.ts'

const database = await testDatabase()
const email = 'named@example.com'
let owners = 0
/** Each address may ask for five codes an hour. */
const anOwner = () => `owner${(owners += 1)}@example.com`

const codes: [string, unknown, string][] = [
  ['a missing code', undefined, 'Code is required'],
  ['an empty code', '', 'Code is required'],
  ['a code of five digits', '12345', 'Code should be 6 characters'],
  ['a code of seven digits', '1234567', 'Code should be 6 characters'],
  ['a code with a letter', '12345a', 'Code is invalid'],
  ['a number', 123_456, 'Code is invalid'],
]

test.each(codes)('spec 5: the answer to %s says what is wrong with it', async (_, otp, message) => {
  const { browser, signedIn } = await serveAuth(database)
  const refused = {
    status: 400,
    json: { code: 'VALIDATION_ERROR', message, fields: { otp: message } },
  }
  expect(await browser().post('/sign-in/email-otp', { email, otp })).toMatchObject(refused)
  const owner = await signedIn(anOwner())
  const change = { newEmail: email, otp }
  expect(await owner.post('/email-otp/change-email', change)).toMatchObject(refused)
  expect(await owner.post('/delete-user', { otp })).toMatchObject(refused)
})

test('spec 5: the answer to a wrong code says that it is invalid', async () => {
  const { browser } = await serveAuth(database)
  const visitor = browser()
  await visitor.askCode(email)
  expect((await visitor.signIn(email, '000000')).json).toMatchObject({
    code: 'INVALID_OTP',
    message: 'Code is invalid',
  })
})

const emails: [string, unknown, string, string][] = [
  ['a missing email', undefined, 'VALIDATION_ERROR', 'Email is required'],
  ['an empty email', '', 'VALIDATION_ERROR', 'Email is required'],
  ['a number', 7, 'VALIDATION_ERROR', 'Email is invalid'],
  ['an email of 2,000 characters', 'a'.repeat(2000), 'VALIDATION_ERROR', 'Email is invalid'],
  ['an email without a domain', 'named', 'INVALID_EMAIL', 'Email is invalid'],
]

test.each(emails)(
  'spec 5: the answer to %s says what is wrong',
  async (_, given, code, message) => {
    const { browser, signedIn } = await serveAuth(database)
    const type = 'sign-in'
    const refused = { status: 400, json: { code, message } }
    const sending = '/email-otp/send-verification-otp'
    expect(await browser().post(sending, { email: given, type })).toMatchObject(refused)
    const owner = await signedIn(anOwner())
    const change = { newEmail: given }
    expect(await owner.post('/email-otp/request-email-change', change)).toMatchObject(refused)
  },
)
