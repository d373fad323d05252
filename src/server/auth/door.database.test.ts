import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { served } from './door.ts'
import { serveAuth } from './test-auth.ts'

const database = await testDatabase()

test('what the product does not use of the library is not there', async () => {
  const { auth, browser } = await serveAuth(database)
  const visitor = browser()
  const endpoints = Object.values<{ path?: string }>(auth.api)
  const paths = endpoints.flatMap(({ path }) => path?.replaceAll(/:\w+/g, 'any') ?? [])
  const unused = new Set(paths.filter((path) => !(path in served)))
  expect(unused.size).toBeGreaterThan(15)
  for (const path of ['/nothing', ...unused]) {
    for (const answer of [await visitor.get(path), await visitor.post(path)]) {
      expect([path, answer.status, answer.json]).toMatchObject([path, 404, { code: 'NOT_FOUND' }])
    }
  }
})

test('what the door serves is there, and answers to its method alone', async () => {
  const { auth, browser } = await serveAuth(database)
  const paths = new Set<string>(Object.values(auth.api).map(({ path }) => path))
  for (const [path, { method }] of Object.entries(served)) {
    const isThere = paths.has(path) || (path.startsWith('/callback/') && paths.has('/callback/:id'))
    expect([path, isThere]).toEqual([path, true])
    const other = method === 'GET' ? await browser().post(path) : await browser().get(path)
    const allowed = method === 'GET' ? 'GET, HEAD' : method
    expect([path, other.status, other.headers.allow]).toEqual([path, 405, allowed])
  }
})
