import { expect, test } from 'vitest'
import { limitAnonymous } from '#domains/identity/auth/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { pagesHandler } from '#platform/http/handlers/pages.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { product } from '#rules/product.ts'
import { apiRouter } from './router.server.ts'

const database = await testDatabase()
const page = pagesHandler(() => new Response('<h1>A page</h1>'))
type Foundation = ApiServices & { config: { authSecret: string } }
const handlers = (services: Foundation) => [
  ...apiHandlers(apiRouter, services),
  { ...limitAnonymous(page, services), matches: (path: string) => path.startsWith('/page') },
]

const limits = {
  LIMIT_ANONYMOUS_CALLS_PER_SOURCE_PER_MINUTE: '5',
  TRUSTED_PROXIES: '127.0.0.1',
}
const tally = (statuses: number[]) => {
  const count = (status: number) => statuses.filter((each) => each === status).length
  return { 200: count(200), 401: count(401), 429: count(429) }
}

test.each([
  ['/api/v1/users', 'GET', { 200: 0, 401: 5, 429: 7 }],
  ['/api/v1/users', 'POST', { 200: 0, 401: 5, 429: 7 }],
  ['/api/rpc/users/list', 'POST', { 200: 0, 401: 5, 429: 7 }],
  ['/page', 'GET', { 200: 5, 401: 0, 429: 7 }],
])(
  'check 9: %s by %s is limited per source without a session, over two processes',
  async (path, method, expected) => {
    await database.pool.query('TRUNCATE rates')
    const [one, two] = [
      await serveAuth(database, limits, handlers),
      await serveAuth(database, limits, handlers),
    ]
    const headers = { ...fromHere, 'content-type': 'application/json' }
    const from = (address: string, { ask } = one, cookie = 'a=b') => {
      const sent = { ...headers, cookie, 'x-forwarded-for': address }
      return ask(path, method === 'GET' ? { headers: sent } : { method, headers: sent, body: '{}' })
    }
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => from('203.0.113.9', index % 2 ? one : two)),
    )
    expect(tally(answers.map(({ status }) => status))).toEqual(expected)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    const forged = `__Host-${product.id}.session_token=${'a'.repeat(32)}.${'b'.repeat(43)}=`
    expect((await from('203.0.113.9', one, forged)).status).toBe(429)
    expect((await from('198.51.100.1')).status).not.toBe(429)
  },
)

test('a signed-in caller is not counted as anonymous', async () => {
  await database.pool.query('TRUNCATE rates')
  const { signedIn } = await serveAuth(database, limits, handlers)
  const reader = await signedIn('reader@example.com')
  for (let call = 0; call < 12; call += 1) {
    expect((await reader.ask('/page')).status).toBe(200)
    expect((await reader.ask('/api/v1/account')).status).toBe(200)
  }
})

test.each([
  ['/api/v1/users', 401, ''],
  ['/api/rpc/account/update', 401, ''],
  ['/api/v1/users/bulk', 403, 'reader@example.com'],
  ['/api/rpc/users/create', 403, 'reader@example.com'],
])(
  'the body of %s is not read before its caller is refused with %i',
  async (path, status, email) => {
    await database.pool.query('TRUNCATE rates')
    const { ask, signedIn } = await serveAuth(database, {}, handlers)
    const cookies = email ? [...(await signedIn(email)).cookies] : []
    const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...fromHere, 'content-type': 'application/json', cookie }
    for (const body of ['{'.repeat(100_000), '\u0000']) {
      expect((await ask(path, { method: 'POST', headers, body })).status).toBe(status)
    }
  },
)
