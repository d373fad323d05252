import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { RouterClient } from '@orpc/server'
import { describe, expect, test } from 'vitest'
import type { apiRouter } from '#app/api/index.server.ts'
import { managerOf } from '#modules/genres/test-manager.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { shelfOn } from './test-books.server.ts'

const database = await testDatabase()
const { genreId } = await shelfOn(database)
const manager = await managerOf(database)
const emma = { title: 'Emma', author: 'Jane Austen', genreId }

test('the typed client gets dates as dates, and errors with their fields', async () => {
  const { browser } = await manager()
  const link = new RPCLink({
    url: 'https://product.example/api/rpc',
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
    '/genres': { get: {}, post: {} },
    '/genres/{id}': { patch: {}, delete: {} },
    '/genres/{id}/merge': { post: {} },
  })
})

describe('check 12: nothing changes', () => {
  const json = { 'content-type': 'application/json' }
  const persuasion = { ...emma, title: 'Persuasion' }
  const ways = [
    ['/api/rpc/books/create', 405, JSON.stringify({ json: persuasion })],
    ['/api/v1/books', 403, JSON.stringify(persuasion)],
  ] as const
  const persuasions = async () => {
    const { rowCount } = await database.pool.query(`SELECT FROM books WHERE title = 'Persuasion'`)
    return rowCount
  }

  test.each(ways)(
    'by OPTIONS to %s that says nothing of where it comes from',
    async (at, status, body) => {
      const { browser } = await manager()
      const headers = { ...json, 'content-length': `${body.length}` }
      const answer = await browser.ask(at, { method: 'OPTIONS', headers, body })
      expect([answer.status, await persuasions()]).toEqual([status, 0])
    },
  )

  test.each(['OPTIONS', 'HEAD', 'PUT', 'PATCH', 'DELETE'])(
    'by %s at the way in of our own pages, not even for them',
    async (method) => {
      const { browser } = await manager()
      const [[at, , body]] = ways
      const answer = await (method === 'HEAD'
        ? browser.ask(at, { method, headers: fromHere })
        : browser.send(method, at, JSON.parse(body)))
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, POST'])
      expect(await persuasions()).toBe(0)
    },
  )

  test('by HEAD at the way in of programs', async () => {
    const { browser } = await manager()
    const { rows } = await database.pool.query<{ id: string }>(
      `INSERT INTO books (title, author, genre_id, deleted_at) VALUES ('Lost', 'A', $1, now()) RETURNING id`,
      [genreId],
    )
    const head = (path: string) => browser.ask(`/api/v1/books${path}`, { method: 'HEAD' })
    expect((await head(`/${rows[0]?.id}/restore`)).status).toBe(405)
    const back = `SELECT FROM books WHERE title = 'Lost' AND deleted_at IS NULL`
    expect((await database.pool.query(back)).rowCount).toBe(0)
  })
})

test('HEAD is answered wherever GET is, with the same headers and no body', async () => {
  const { browser } = await manager()
  const fixed = ({ headers }: { headers: object }) =>
    Object.entries(headers).filter(
      // `transfer-encoding` describes a body, which HEAD lacks.
      ([name]) => !['x-request-id', 'date', 'transfer-encoding'].includes(name),
    )
  for (const [path, status] of [
    ['/api/v1/books', 200],
    ['/api/v1/openapi.json', 200],
    ['/api/v1/books/019aa5b0-0000-7000-8000-000000000009', 404],
    ['/api/auth/get-session', 200],
  ] as const) {
    const [got, head] = [await browser.ask(path), await browser.ask(path, { method: 'HEAD' })]
    expect([path, head.status, head.body.length]).toEqual([path, status, 0])
    expect([path, fixed(head)]).toEqual([path, fixed(got)])
  }
})

test('every call of a session counts, by either way in', async () => {
  const { browser, call } = await manager({ LIMIT_CALLS_PER_SESSION_PER_MINUTE: '20' })
  const ways = [() => call('GET', '/books'), () => browser.ask('/api/rpc/genres/list')]
  expect((await ways[0]!()).status).toBe(200)
  expect((await ways[1]!()).status).toBe(200)
  // The rate limiter reserves calls in advance; some were reserved under a higher limit.
  for (let time = 0; time < 15; time++) for (const way of ways) await way()
  for (const way of ways) {
    const { status, headers, json } = await way()
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    expect(JSON.stringify(json)).toContain('TOO_MANY_REQUESTS')
  }
})

test('a session that is due is renewed by a call, too', async () => {
  const { browser } = await manager()
  await database.pool.query(`UPDATE sessions SET expires_at = now() + interval '20 days'`)
  const { headers } = await browser.ask('/api/v1/genres')
  expect(headers['set-cookie']?.join()).toContain('session_token=')
  expect(headers['cache-control']).toBe('private, no-store')
})
