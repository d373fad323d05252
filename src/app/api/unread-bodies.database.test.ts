import { expect, test } from 'vitest'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { apiNotFoundHandler } from '#platform/http/handlers/api-not-found.ts'
import { uploadSizes, uploadThenGet } from '#platform/http/test-connection.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { apiRouter } from './router.server.ts'
import { procedures } from './test-procedures.server.ts'

const database = await testDatabase()
const handlers = (services: ApiServices) => [...apiHandlers(apiRouter, services), unknownOnly]
const unknownOnly = { ...apiNotFoundHandler, matches: (path: string) => path === '/api/nope' }
const csv = { ...fromHere, 'content-type': 'text/csv' }
const json = { ...fromHere, 'content-type': 'application/json' }

type Case = [
  what: string,
  path: string,
  method: string,
  headers: Record<string, string>,
  status: string,
]

const imports = procedures.flatMap(([name, procedure]) =>
  /\.(import|upload)$/.test(name) ? [`/api/v1${procedure['~orpc'].route.path}`] : [],
)

test.each<Case>([
  ['an unknown sign-in call', '/api/auth/nope', 'POST', json, '404'],
  ['a sign-in call by another method', '/api/auth/sign-out', 'PUT', json, '405'],
  ...imports.flatMap((path): Case[] => [
    [`without a session, ${path}`, path, 'POST', csv, '401'],
    [
      `with an Idempotency-Key, ${path}`,
      path,
      'POST',
      { ...csv, 'idempotency-key': 'once' },
      '401',
    ],
    [`of another type, ${path}`, path, 'POST', json, '415'],
    [`by another method, ${path}`, path, 'PUT', csv, '405'],
    [`from another origin, ${path}`, path, 'POST', {}, '403'],
  ]),
  ['a picture without a session', '/api/v1/files', 'POST', fromHere, '401'],
  [
    'a call without a session',
    '/api/v1/users',
    'POST',
    { ...json, 'idempotency-key': 'once' },
    '401',
  ],
  ['an unknown call', '/api/v1/nope', 'POST', json, '404'],
  ['a path that nothing serves', '/api/nope', 'POST', fromHere, '404'],
])(
  '%s is refused before its body is read, and the next request is answered',
  async (_, path, method, headers, status) => {
    const { port } = await serveAuth(database, {}, handlers)
    for (const bytes of uploadSizes) {
      for (const chunked of [false, true]) {
        const upload = { path, method, headers, bytes, chunked }
        const { first, second } = await uploadThenGet(port, upload, '/api/auth/get-session')
        const tooLong = !chunked && bytes > 1_048_576 && !/import|files/.test(path)
        expect([bytes, chunked, first]).toEqual([
          bytes,
          chunked,
          tooLong && status !== '403' ? '413' : status,
        ])
        expect(second).toMatch(/^(200|closed)$/)
      }
    }
  },
)

test('a call that is refused for coming too often leaves its connection usable or closed', async () => {
  await database.pool.query('TRUNCATE rates')
  const { port } = await serveAuth(database, { LIMIT_AUTH_CALLS_PER_SOURCE_PER_MINUTE: '1' })
  const upload = { path: '/api/auth/sign-out', headers: json, bytes: 1_000_000, chunked: true }
  await uploadThenGet(port, upload)
  const { first, second } = await uploadThenGet(port, upload)
  expect(first).toBe('429')
  expect(second).toMatch(/^(200|429|closed)$/)
})
