import type { APIRequestContext } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, test } from '../browser.ts'
import { fromOurPages } from '../calls.ts'

type Options = Parameters<APIRequestContext['fetch']>[1]

const post = (options: Options = {}): Options => ({ method: 'POST', ...options })
const fromElsewhere = { origin: 'https://evil.example' }

const ANSWERS: [status: number, path: string, options?: Options][] = [
  [200, '/app/books'],
  [200, '/api/v1/books'],
  [200, '/api/v1/books/export'],
  [200, '/api/v1/openapi.json'],
  [200, '/api/auth/get-session'],
  [200, '/api/health/live'],
  [200, '/api/health/ready'],
  [200, '/api/metrics'],
  [200, '/api/dev/mailbox'],
  [200, '/manifest.webmanifest'],
  [200, '/sw.js'],
  [200, '/api/docs'],
  [307, '/'],
  [307, '/login'],
  [400, '/app/books/%00'],
  [400, '/api/v1/books?limit=0'],
  [400, '/api/fn/nonsense', { headers: fromOurPages }],
  [403, '/manager/books'],
  [403, '/api/v1/users'],
  [403, '/api/v1/books', post({ headers: fromElsewhere })],
  [404, '/nowhere'],
  [404, '/api/nowhere'],
  [404, '/api/v1/nowhere'],
  [404, '/api/auth/nowhere'],
  [404, '/_build/nowhere.js'],
  [404, '/api/files/nothing/240.webp'],
  [405, '/login', post({ headers: fromOurPages })],
  [405, '/api/v1/genres/names', post({ headers: fromOurPages })],
  [405, '/sw.js', post({ headers: fromOurPages })],
  [413, '/api/v1/books', post({ headers: fromOurPages, data: { title: 'x'.repeat(2 ** 20) } })],
  [414, `/${'a'.repeat(3000)}`],
  [
    415,
    '/api/v1/books',
    post({ headers: { ...fromOurPages, 'content-type': 'text/plain' }, data: 'x' }),
  ],
  [431, '/login', { headers: { 'x-long': 'a'.repeat(20_000) } }],
  [500, '/dev/failure'],
]

test.use({ storageState: STATES.user })

for (const [status, path, options] of ANSWERS) {
  test(`check 26: ${options?.method ?? 'GET'} ${path.slice(0, 40)} answers ${status} with every header of safety`, async ({
    request,
  }) => {
    const answer = await request.fetch(path, { ...options, maxRedirects: 0 })
    expect(answer.status()).toBe(status)
    const headers = answer.headers()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=(self)')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';.* frame-ancestors 'none';/,
    )
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    // This origin is plain http: HSTS would lock users out.
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })
}

test('check 26: so is a script, also when the browser has it already', async ({ request }) => {
  const html = await (await request.get('/app/books')).text()
  const asset = /"(\/_build\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  const { etag } = (await request.get(asset)).headers()
  const kept: Record<string, string>[] = [{}, { 'if-none-match': `${etag}` }]
  for (const headers of kept) {
    const answer = await request.get(asset, { headers })
    expect(answer.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
  }
})
