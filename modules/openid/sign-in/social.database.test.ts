import { expect, test } from 'vitest'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const github = { GITHUB_CLIENT_ID: 'our-id', GITHUB_CLIENT_SECRET: 'our-secret' }
const ways = { callbackURL: '/app', errorCallbackURL: '/login/error' }

test('a provider is there when it is configured, and sends people back to us alone', async () => {
  const { browser } = await serveAuth(database, github)
  const { status, json } = await browser().post('/sign-in/social', { provider: 'github', ...ways })
  expect([status, json]).toMatchObject([200, { redirect: true }])
  const { origin, searchParams } = new URL((json as { url: string }).url)
  expect(origin).toBe('https://github.com')
  expect(searchParams.get('client_id')).toBe('our-id')
  expect(searchParams.get('redirect_uri')).toBe('https://product.example/api/auth/callback/github')
  expect(searchParams.get('state')).toBeTruthy()

  const missing = await browser().post('/sign-in/social', { provider: 'google', ...ways })
  expect(missing).toMatchObject({ status: 404, json: { code: 'PROVIDER_NOT_FOUND' } })
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'check 27: a provider never sends anybody on to %s',
  async (callbackURL) => {
    const { browser } = await serveAuth(database, github)
    const answer = await browser().post('/sign-in/social', { provider: 'github', callbackURL })
    expect(answer.status).toBe(403)
  },
)

test('a user who refuses at the provider is sent to the page that says so', async () => {
  const { browser } = await serveAuth(database, github)
  const visitor = browser()
  const { json } = await visitor.post('/sign-in/social', { provider: 'github', ...ways })
  const state = new URL((json as { url: string }).url).searchParams.get('state') ?? ''
  const back = await visitor.get(`/callback/github?error=access_denied&state=${state}`)
  expect([back.status, back.headers.location]).toEqual([302, '/login/error?error=access_denied'])
})

test('a state that we never gave is refused', async () => {
  const { browser } = await serveAuth(database, github)
  const back = await browser().get('/callback/github?code=stolen&state=made-up')
  expect(back.status).toBe(302)
  expect(back.headers.location).toMatch(/^(https:\/\/product\.example)?\/login\/error\?error=/)
})
