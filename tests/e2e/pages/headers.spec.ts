import { STATES } from '../accounts.ts'
import { expect, test } from '../browser.ts'
import { fromOurPages } from '../calls.ts'
import { expectHeaders, post } from './safety-headers.ts'

test.use({ storageState: STATES.user })

expectHeaders([
  [200, '/app/account'],
  [200, '/api/v1/account'],
  [200, '/api/v1/account/data'],
  [200, '/api/v1/openapi.json'],
  [200, '/api/auth/get-session'],
  [200, '/api/health/live'],
  [200, '/api/health/ready'],
  [200, '/api/metrics'],
  [200, '/api/dev/mailbox'],
  [307, '/'],
  [307, '/login'],
  [400, '/app/%00'],
  [400, '/api/v1/account/activity?limit=0'],
  [400, '/api/fn/nonsense', { headers: fromOurPages }],
  [403, '/manager/users'],
  [403, '/api/v1/users'],
  [403, '/api/v1/keys', post({ headers: { origin: 'https://evil.example' } })],
  [404, '/nowhere'],
  [404, '/api/nowhere'],
  [404, '/api/v1/nowhere'],
  [404, '/api/auth/nowhere'],
  [404, '/_build/nowhere.js'],
  [404, '/api/files/nothing/240.webp'],
  [405, '/login', post({ headers: fromOurPages })],
  [405, '/api/v1/account/data', post({ headers: fromOurPages })],
  [
    413,
    '/api/v1/account',
    { method: 'PATCH', headers: fromOurPages, data: { name: 'x'.repeat(2 ** 20) } },
  ],
  [414, `/${'a'.repeat(3000)}`],
  [
    415,
    '/api/v1/account',
    { method: 'PATCH', headers: { ...fromOurPages, 'content-type': 'text/plain' }, data: 'x' },
  ],
  [431, '/login', { headers: { 'x-long': 'a'.repeat(20_000) } }],
  [500, '/dev/failure'],
])

test('check 26: so is a script, also when the browser has it already', async ({ request }) => {
  const html = await (await request.get('/app/account')).text()
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
