import { describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { signInCodes } from '../auth.table.server.ts'
import { serveAuth } from '../test-auth.ts'

const database = await testDatabase()
const { orm } = database
const otp = '123456'
const newEmail = 'new@example.com'
let people = 0

async function signedIn() {
  people += 1
  const served = await serveAuth(database)
  return { served, visitor: await served.signedIn(`number${people}@example.com`) }
}

const addresses: Record<string, unknown> = {
  'no address': undefined,
  'a number for an address': 7,
  'a list of addresses': ['a@example.com'],
  'what is no address': 'nobody',
  'an address with a null byte': 'a\u0000b@example.com',
  'an address with a header after it': 'a@example.com\r\nBcc: b@example.com',
  'an address of 262 characters': `${'a'.repeat(250)}@example.com`,
  'an address of 100,000 characters': 'a'.repeat(100_000),
}
const codes: Record<string, unknown> = {
  'no code': undefined,
  nothing: null,
  'a number for a code': 123_456,
  'a code with a letter': '12345a',
  'seven digits': '1234567',
  'a code with a null byte': '12345\u0000',
  'a code with a line after it': '123456\n',
  'wide digits': '１２３４５６',
}
const bodies: Record<string, unknown> = { 'a list': [], nothing: null, 'a text': 'otp' }

const bad: [string, string, unknown][] = [
  ...Object.entries(addresses).flatMap(([what, address]): typeof bad => [
    ['/email-otp/request-email-change', what, { newEmail: address }],
    ['/email-otp/change-email', what, { newEmail: address, otp }],
  ]),
  ...Object.entries(codes).flatMap(([what, code]): typeof bad => [
    ['/email-otp/change-email', what, { newEmail, otp: code }],
    ['/delete-user', what, { otp: code }],
  ]),
  ...Object.entries(bodies).flatMap(([what, body]): typeof bad => [
    ['/email-otp/request-email-change', `${what} as its body`, body],
    ['/delete-user', `${what} as its body`, body],
  ]),
]

describe('invalid input gets a 400 that says so, and no mail is sent', () => {
  test.each(bad)('%s with %s', async (path, _, body) => {
    const { visitor } = await signedIn()
    const answer = await visitor.post(path, body)
    expect(answer.status).toBe(400)
    const { code, message, requestId } = answer.json as Record<string, string>
    expect(['VALIDATION_ERROR', 'INVALID_EMAIL']).toContain(code)
    expect(message).toMatch(/\w/)
    expect(requestId).toBe(answer.headers['x-request-id'])
    expect(await orm.$count(signInCodes)).toBe(0)
  })

  test.each([
    '/email-otp/request-email-change',
    '/email-otp/change-email',
    '/delete-user/send-code',
    '/delete-user',
    '/revoke-sessions',
  ])('%s with what is no JSON', async (path) => {
    const { served, visitor } = await signedIn()
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await served.ask(`/api/auth${path}`, {
      method: 'POST',
      headers: { ...fromHere, cookie, 'content-type': 'application/json' },
      body: '{"otp":',
    })
    expect(answer.status).toBe(400)
    expect(answer.json).toHaveProperty('code')
    expect(await orm.$count(signInCodes)).toBe(0)
  })
})
