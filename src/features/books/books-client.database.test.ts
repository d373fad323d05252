import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { RouterClient } from '@orpc/server'
import { expect, test } from 'vitest'
import type { apiRouter } from '#features/api/index.server.ts'
import { testDatabase } from '#server/database/test-database.ts'
import { fromHere } from '#server/http/test-server.ts'
import { shelfOn } from './test-books.server.ts'
import { managerOf } from './test-manager.server.ts'

const database = await testDatabase()
const { genreId } = await shelfOn(database)
const manager = await managerOf(database)
const emma = { title: 'Emma', author: 'Jane Austen', genreId }

test('the typed client gets dates as dates, and errors with their fields', async () => {
  const { browser } = await manager()
  const link = new RPCLink({
    url: 'https://books.example/api/rpc',
    fetch: async (request) => {
      const { method, headers, url } = request
      const { pathname, search } = new URL(url)
      const body = method === 'GET' ? undefined : await request.text()
      const sent = { ...Object.fromEntries(headers), ...fromHere }
      const answer = await browser.ask(pathname + search, { method, headers: sent, body })
      return new Response(String(answer.body), {
        status: answer.status,
        headers: { 'content-type': answer.headers['content-type'] ?? '' },
      })
    },
  })
  const client: RouterClient<typeof apiRouter> = createORPCClient(link)
  const book = await client.books.create(emma)
  expect(book.createdAt).toBeInstanceOf(Date)
  const { items } = await client.books.list({ searchTerm: 'austen', sort: '-publishedYear' })
  expect(items).toMatchObject([{ id: book.id, createdAt: book.createdAt }])
  const refused = await client.books.create(emma).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ORPCError)
  expect(refused).toMatchObject({
    status: 409,
    code: 'TITLE_TAKEN',
    data: {
      fields: { title: 'Title already used with the same author' },
    },
  })
})

test('the reference for programs lists every call', async () => {
  const { ask } = await manager()
  const { status, json } = await ask('/api/v1/openapi.json')
  expect(status).toBe(200)
  const { paths } = json as { paths: Record<string, object> }
  expect(paths).toMatchObject({
    '/books': { get: {}, post: {} },
    '/books/{id}': { get: {}, patch: {}, delete: {} },
    '/books/{id}/restore': { post: {} },
    '/books/{id}/permanently': { delete: {} },
    '/books/bulk': { post: {} },
    '/books/trash': { get: {} },
    '/genres': { get: {} },
  })
})

test('check 23: every call of a session counts, by either way in', async () => {
  const { browser, call } = await manager()
  await call('GET', '/genres')
  await browser.ask('/api/rpc/genres/list')
  const { rows } = await database.pool.query<{ count: number }>(
    `SELECT count FROM rates WHERE key LIKE 'calls of %'`,
  )
  const limit = `${(rows[0]?.count ?? 0) + 1}`
  const limited = await manager({ LIMIT_CALLS_PER_SESSION_PER_MINUTE: limit })
  expect((await limited.call('GET', '/books')).status).toBe(200)
  const refused = await limited.call('GET', '/books')
  expect(refused).toMatchObject({ status: 429, json: { code: 'TOO_MANY_REQUESTS' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const { status, headers } = await limited.browser.ask('/api/rpc/books/list')
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
})

test('a session that is due is renewed by a call, too', async () => {
  const { browser } = await manager()
  await database.pool.query(`UPDATE sessions SET expires_at = now() + interval '20 days'`)
  const { headers } = await browser.ask('/api/v1/genres')
  expect(headers['set-cookie']?.join()).toContain('session_token=')
  expect(headers['cache-control']).toBe('private, no-store')
})
