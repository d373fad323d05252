import { describe, expect, test } from 'vitest'
import { HttpError } from '../../errors/http-error.ts'
import { anyHandler, fromHere, serveHandlers } from '../test-server.ts'

const handlers = [
  anyHandler(() => new Response('hello', { headers: { 'x-powered-by': 'us' } }), {
    matches: (path) => path === '/',
    methods: ['GET', 'POST'],
  }),
  anyHandler(() => Response.json({}, { status: 201 }), { matches: (path) => path === '/made' }),
  anyHandler(() => new Response(null, { status: 302, headers: { location: '/login' } }), {
    matches: (path) => path === '/moved',
  }),
  anyHandler(() => new Response(null, { status: 304 }), { matches: (path) => path === '/same' }),
  anyHandler(() => Promise.reject(new Error('deep')), { matches: (path) => path === '/broken' }),
  anyHandler(() => Promise.reject(new HttpError(503, 'SERVICE_UNAVAILABLE', 'Later')), {
    matches: (path) => path === '/away',
  }),
]

const asked: [number, string, Parameters<Awaited<ReturnType<typeof serveHandlers>>['ask']>[1]][] = [
  [200, '/', {}],
  [201, '/made', {}],
  [302, '/moved', {}],
  [304, '/same', {}],
  [400, '/%00', {}],
  [403, '/', { method: 'POST' }],
  [404, '/nowhere', {}],
  [405, '/', { method: 'PUT', headers: fromHere }],
  [413, '/', { method: 'POST', headers: { ...fromHere, 'content-length': '9999999' } }],
  [414, `/${'a'.repeat(3000)}`, {}],
  [417, '/', { headers: { expect: 'the-unexpected' } }],
  [431, '/', { headers: { 'x-long': 'a'.repeat(20_000) } }],
  [500, '/broken', {}],
  [503, '/away', {}],
]

describe.each(['application/json', 'text/html'])('check 26: to who accepts %s', (accept) => {
  test.each(asked)('a %i is as safe as any other', async (status, path, options = {}) => {
    const { ask } = await serveHandlers(handlers)
    const answer = await ask(path, { ...options, headers: { accept, ...options.headers } })
    expect(answer).toMatchObject({
      status,
      headers: {
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('microphone=()') as string,
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; .*frame-ancestors 'none'/,
        ) as string,
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/) as string,
      },
    })
  })
})
