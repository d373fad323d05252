import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { authPaths } from './test-auth-paths.ts'
import { serveAuth } from './test-auth.ts'

const database = await testDatabase()

test.each([
  '/nothing',
  '/',
  '/sign-in',
  '/callback/gitlab',
  '/callback/constructor',
  '/admin/list-users',
])('spec 8: %s is no call of sign-in', async (path) => {
  const visitor = (await serveAuth(database)).browser()
  for (const answer of [await visitor.get(path), await visitor.post(path)]) {
    expect([answer.status, answer.json]).toMatchObject([404, { code: 'NOT_FOUND' }])
  }
})

test.each(Object.entries(authPaths))(
  'spec 8: /api/auth%s answers to its method alone',
  async (path, method) => {
    const { browser } = await serveAuth(database)
    const other = method === 'GET' ? await browser().post(path) : await browser().get(path)
    const allowed = method === 'GET' ? 'GET, HEAD' : method
    expect([other.status, other.headers.allow]).toEqual([405, allowed])
  },
)
