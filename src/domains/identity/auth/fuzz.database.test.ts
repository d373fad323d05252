import fc from 'fast-check'
import { expect, test } from 'vitest'
import { variables } from '#app/api/test-domains.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { malformed, runs, seed, spoiled, written } from '#platform/http/test-fuzz.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { complaintsAbout, harm } from '#platform/http/test-words.ts'
import { product } from '#rules/product.ts'
import { authPaths } from './test-auth-paths.ts'
import { serveAuth } from './test-auth.ts'

const database = await testDatabase()

const manyCalls = {
  LIMIT_CALLS_PER_SESSION_PER_MINUTE: '1000000',
  LIMIT_CALLS_PER_PERSON_PER_MINUTE: '1000000',
  LIMIT_AUTH_CALLS_PER_SOURCE_PER_MINUTE: '100000',
  LIMIT_SENSITIVE_MINUTES: '1440',
  ...variables,
}

const wanted = fc.record(
  {
    email: fc.constantFrom('ann@example.com', 'ben@example.com'),
    newEmail: fc.constant('cleo@example.com'),
    type: fc.constant('sign-in'),
    otp: fc.constantFrom('123456', '١٢٣٤٥٦'),
    name: fc.string({ unit: 'grapheme', maxLength: 20 }),
    id: fc.constant('019aa5b0-0000-7000-8000-000000000001'),
    userId: fc.constant('019aa5b0-0000-7000-8000-000000000001'),
    reason: fc.constant('To see'),
    provider: fc.constantFrom('github', 'google', 'constructor'),
    callbackURL: fc.constantFrom('/app', '//evil.example', 'https://evil.example'),
    code: fc.string(),
    state: fc.string({ unit: 'binary' }),
  },
  { requiredKeys: [] },
)

const bodies = fc.oneof(
  {
    weight: 5,
    arbitrary: spoiled(wanted).map((value) => Buffer.from(JSON.stringify(value ?? null))),
  },
  malformed.map((value) => Buffer.from(JSON.stringify(value))),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom('{"email":', '{"email":"a@example.com","email":[]}', '"', '\ufeff{}')
    .map((text) => Buffer.from(text)),
)
const queries = fc.oneof(
  fc.constantFrom(
    '',
    '?',
    '?code=%E0%A4%A',
    '?state=a&state=b&error[]=x',
    '?__proto__[a]=1',
    '?code=%00',
  ),
  spoiled(wanted).map((value) =>
    `?${Object.entries(typeof value === 'object' && value ? value : {})
      .map(([key, part]) => `${written(key)}=${written(part)}`)
      .join('&')}`.slice(0, 6000),
  ),
)
const headers = fc.record({
  'content-type': fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ';'),
  ),
  'accept-language': fc.constantFrom('ar', ',;q=,*;q=9e99', 'x'.repeat(1000)),
  'user-agent': fc.constantFrom('', 'a browser', '<script>', 'é'.repeat(300)),
})
const cookies = fc.constantFrom(
  '',
  '; =;;=; a',
  `; __Host-${product.id}.code_browser=%E0%A4%A`,
  `; __Host-${product.id}.session_token=a.b; __Host-${product.id}.admin_session=x`,
  `; __Host-${product.id}.state=x; __proto__=y`,
)

test.each([...Object.entries(authPaths), ['/nowhere', 'POST'] as const])(
  'security: /api/auth%s answers malformed input of every caller in words',
  async (path, method) => {
    const { ask, signedIn, lines } = await serveAuth(database, manyCalls)
    await database.pool.query('TRUNCATE sign_in_codes, rates')
    const { cookies: own } = await signedIn('ann@example.com')
    const session = [...own].map(([name, value]) => `${name}=${value}`).join('; ')
    const call = fc.record({ body: bodies, query: queries, more: headers, cookie: cookies })
    for (const first of ['none=1', session]) {
      const tryOut = fc.asyncProperty(call, async ({ body, query, more, cookie }) => {
        const all = { ...fromHere, ...more, cookie: first + cookie }
        const target = `/api/auth${path}${query}`
        const answer = await ask(target, {
          method,
          headers: all,
          ...(method === 'POST' && { body }),
        })
        expect(answer.headers['x-content-type-options']).toBe('nosniff')
        expect(
          complaintsAbout(answer, `${method} ${target} ${String(body)} ${JSON.stringify(all)}`),
        ).toEqual([])
      })
      await fc.assert(tryOut, { seed, numRuns: runs * 3, endOnFailure: true })
    }
    expect(harm(lines)).toEqual([])
  },
  60_000 + runs * 2_000,
)
