import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { product } from '#rules/product.ts'
import { bringsSession, readToken, sessionCookie } from './session-cookie.server.ts'
import { readCookie, setCookie } from './signed-cookies.server.ts'

const config = {
  baseUrl: new URL('https://product.example'),
  authSecret: 'known to this test alone',
}
const signature = createHmac('sha256', config.authSecret).update('token').digest('base64')
const read = (value: string, name = sessionCookie(config.baseUrl)) =>
  readToken(new Headers({ cookie: `other=1; ${name}=${encodeURIComponent(value)}` }), config)

test('check 15: the token of a signed cookie is read', () => {
  expect(read(`token.${signature}`)).toBe('token')
})

test.each([
  ['nothing', ''],
  ['a token alone', 'token'],
  ['a token without its signature', 'token.'],
  ['a signature without its token', `.${signature}`],
  ['another token', `taken.${signature}`],
  ['a signature that was cut', `token.${signature.slice(0, 40)}`],
  [
    'a signature with another secret',
    `token.${createHmac('sha256', 'x').update('token').digest('base64')}`,
  ],
])('check 15: %s opens no session', (_, value) => {
  expect(read(value)).toBeUndefined()
})

test('check 15: only the cookie of its name counts, and on https that has the prefix of its host', () => {
  expect(read(`token.${signature}`, `${product.id}.session_token`)).toBeUndefined()
  expect(readToken(undefined, config)).toBeUndefined()
  expect(sessionCookie(config.baseUrl)).toBe(`__Host-${product.id}.session_token`)
})

function signedFor(name: Parameters<typeof setCookie>[1]) {
  const answerHeaders = new Headers()
  setCookie({ config, answerHeaders }, name, 'token', 60)
  const [, value = ''] = /=([^;]+)/.exec(answerHeaders.get('set-cookie') ?? '') ?? []
  return decodeURIComponent(value)
}

test('check 15: the signature of a cookie is good for its own name alone', () => {
  expect(read(signedFor('session_token'))).toBe('token')
  for (const name of ['code_browser', 'known_browser', 'admin_session', 'state'] as const) {
    expect(read(signedFor(name))).toBeUndefined()
  }
})

test('a session that an earlier release signed stays, and is limited like an anonymous caller', () => {
  const headersOf = (value: string, name = sessionCookie(config.baseUrl)) =>
    new Headers({ cookie: `${name}=${encodeURIComponent(value)}` })
  const earlier = `token.${signature}`
  expect(read(earlier)).toBe('token')
  expect(bringsSession(headersOf(earlier), config)).toBe(false)
  expect(bringsSession(headersOf(signedFor('session_token')), config)).toBe(true)
  const code = headersOf(earlier, `__Host-${product.id}.code_browser`)
  expect(readCookie(code, 'code_browser', config)).toBeUndefined()
})
