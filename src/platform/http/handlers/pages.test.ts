import { expect, test } from 'vitest'
import { currentRequest } from '../../request/current-request.ts'
import { serveHandlers } from '../test-server.ts'
import { pagesHandler } from './pages.ts'

const page = pagesHandler(() => new Response(`<script nonce="${currentRequest().nonce}">`))

test.each([
  ['/login', 'private, no-cache'],
  ['/application', 'private, no-cache'],
  ['/app', 'private, no-store'],
  ['/app/pets/1', 'private, no-store'],
  ['/manager/dashboard', 'private, no-store'],
  ['/Manager/users', 'private, no-store'],
  ['/APP', 'private, no-store'],
])('check 16: %s is %s', async (path, kept) => {
  const { ask } = await serveHandlers([page])
  const { headers } = await ask(path)
  expect([headers['cache-control'], headers.vary]).toEqual([
    kept,
    'cookie, accept-language, accept-encoding',
  ])
})

test('check 16: the page of a private route is private, however its address is spelt', async () => {
  const drawn = pagesHandler(() => {
    currentRequest().route = '/app/account'
    return new Response('a page')
  })
  const { ask } = await serveHandlers([drawn])
  expect((await ask('/%61pp/account')).headers['cache-control']).toBe('private, no-store')
})

test('check 26: a page and its policy share a nonce of their own', async () => {
  const { ask } = await serveHandlers([page])
  const nonces = await Promise.all(
    ['/', '/'].map(async (path) => {
      const { headers, body } = await ask(path)
      const nonce = /nonce="(.+)"/.exec(String(body))?.[1]
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
      return nonce
    }),
  )
  expect(nonces[0]).not.toBe(nonces[1])
})

test('a page that cannot be shown right now says when to ask again', async () => {
  const { ask } = await serveHandlers([pagesHandler(() => new Response('', { status: 503 }))])
  const { headers } = await ask('/pets', { headers: { accept: 'text/html' } })
  expect(headers['retry-after']).toBe('10')
})
