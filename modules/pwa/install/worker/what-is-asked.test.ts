import { expect, test } from 'vitest'
import { whatIsAsked } from './what-is-asked.ts'

const origin = 'https://product.example'
const asked = (path: string, rest: { method?: string; mode?: RequestMode } = {}) =>
  whatIsAsked({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...rest }, origin)

test.each(['/_build/index-a1b2.js', '/_build/face-c3d4.woff2'])(
  '%s may be kept: its name changes with what it holds',
  (path) => expect(asked(path)).toBe('asset'),
)

test.each(['/', '/app/pets', '/login?redirect=/app', '/api/docs', '/offline'])(
  'on the way to %s there may be no network',
  (path) => expect(asked(path, { mode: 'navigate' })).toBe('page'),
)

test.each([
  '/api/v1/pets',
  '/api/rpc/pets/list',
  '/api/files/019aa5b0-0000-7000-8000-000000000001/240.webp',
  '/api/auth/get-session',
  '/icons/app-192.png',
  '/manifest.webmanifest',
  'https://elsewhere.example/_build/index-a1b2.js',
])('%s is none of the worker', (path) => expect(asked(path)).toBeUndefined())

test.each(['/api/v1/pets/export?format=csv', '/api/auth/callback/github', '/api/docsx'])(
  'nor is the way to %s',
  (path) => expect(asked(path, { mode: 'navigate' })).toBeUndefined(),
)

test('nor what changes something', () => {
  expect(asked('/_build/index-a1b2.js', { method: 'POST' })).toBeUndefined()
  expect(asked('/login', { method: 'POST', mode: 'navigate' })).toBeUndefined()
})
