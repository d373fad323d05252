import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Place } from '../../../tests/outside/outside.ts'
import { Providers } from '../../../tests/outside/providers.ts'
import { leadOutside, providerKeys, signInBy, travel } from '../../../tests/outside/travel.ts'

const database = await testDatabase()
const { orm, pool } = database
const both = ['github', 'google'] as const

const providers = new Providers()
const outside = await leadOutside(providers.places)
afterAll(() => outside.close())
beforeEach(() => {
  Object.assign(outside.places, providers.places)
  providers.claims = {}
})

const tokenPlaces = {
  github: 'github.com/login/oauth/access_token',
  google: 'oauth2.googleapis.com/token',
}

const failures: [how: string, place: Place, cause: RegExp][] = [
  ['refuses', () => ({ status: 401, body: { error: 'invalid_client' } }), /invalid_client/],
  ['fails', () => ({ status: 500, body: 'Oh no' }), /"providerStatus":500/],
  ['answers with garbage', () => ({ body: '<h1>Hello</h1>' }), /OAUTH_RESPONSE_IS_NOT_JSON/],
  [
    'sends us elsewhere',
    () => ({ status: 302, headers: { location: '/' } }),
    /"providerStatus":302/,
  ],
  ['answers without tokens', () => ({ body: {} }), /OAUTH_INVALID_RESPONSE/],
]

describe.each(both)('when %s', (provider) => {
  test.each(failures)('%s, the person gets a page and the log the cause', async (...failure) => {
    const [, place, cause] = failure
    const served = await serveAuth(database, providerKeys)
    const { email } = providers.newPerson()
    outside.places[tokenPlaces[provider]] = place
    const visitor = served.browser()
    const { status, error } = await signInBy(visitor, provider)
    expect(status).toBe(302)
    expect(['invalid_code', 'unable_to_get_user_info']).toContain(error)
    expect((await visitor.get('/get-session')).json).toBeNull()
    expect(await orm.$count(users, eq(users.email, email))).toBe(0)
    expect(served.lines.join()).toMatch(cause)
  })
})

test.each<[string, Place]>([
  ['api.github.com/user', () => ({ body: '<h1>Hello</h1>' })],
  ['api.github.com/user', () => ({ status: 503 })],
  ['api.github.com/user', () => ({ body: [] })],
  ['api.github.com/user/emails', () => ({ body: { message: 'Not a list' } })],
])('when %s answers with garbage, no account is made', async (where, place) => {
  const served = await serveAuth(database, providerKeys)
  const before = await orm.$count(users)
  providers.newPerson()
  outside.places[where] = place
  const { status, error } = await signInBy(served.browser(), 'github')
  expect([status, error]).toEqual([302, 'unable_to_get_user_info'])
  expect(await orm.$count(users)).toBe(before)
})

test.each([
  ['another client', { aud: 'another-client' }, /aud/],
  ['another attempt', { nonce: 'of-another-attempt' }, /nonce/],
  ['no attempt', { nonce: undefined }, /nonce/],
  ['another issuer', { iss: 'https://accounts.example.com' }, /iss/],
])('an ID token for %s is refused', async (...[, claims, cause]) => {
  const served = await serveAuth(database, providerKeys)
  const { email } = providers.newPerson()
  providers.claims = claims
  const visitor = served.browser()
  expect(await signInBy(visitor, 'google')).toMatchObject({ status: 302, error: 'invalid_code' })
  expect((await visitor.get('/get-session')).json).toBeNull()
  expect(await orm.$count(users, eq(users.email, email))).toBe(0)
  expect(served.lines.join()).toMatch(cause)
})

test('a provider that never answers delays no sign-in for long, and the log says so', async () => {
  const served = await serveAuth(database, providerKeys)
  providers.newPerson()
  outside.places[tokenPlaces.google] = () => undefined
  const { status, error } = await signInBy(served.browser(), 'google')
  expect([status, error]).toEqual([302, 'invalid_code'])
  expect(served.lines.join()).toMatch(/timed? ?out|aborted/i)
})

test('without the database the person gets a page too', async () => {
  const served = await serveAuth(database, providerKeys)
  const visitor = served.browser()
  providers.newPerson()
  const back = await travel(visitor, 'github')
  await pool.query('ALTER TABLE rates RENAME TO rates_away')
  try {
    const { status, headers } = await visitor.get(back)
    expect([status, headers.location]).toEqual([302, '/login/error?error=unknown_error'])
  } finally {
    await pool.query('ALTER TABLE rates_away RENAME TO rates')
  }
  expect(served.lines.join()).toContain('rates')
})
