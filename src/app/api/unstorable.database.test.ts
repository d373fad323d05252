import { afterAll, expect, test } from 'vitest'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { harm } from '#platform/http/test-words.ts'
import { apiRouter } from './router.server.ts'

const database = await testDatabase()
const email = 'ada@example.com'
await database.orm
  .insert(users)
  .values({ name: 'Ada', email, role: 'admin', emailVerified: true } as const)
const { signedIn, lines } = await serveAuth(
  database,
  {},
  (services) => apiHandlers(apiRouter, services),
  afterAll,
)
const browser = await signedIn(email)

test.each([
  ['/users?role=a%00', 'role'],
  ['/users?status=a%00', 'status'],
  ['/users?role[]=a&role[]=%00', 'role.1'],
])('a null byte in %s is a mistake of its field', async (path, field) => {
  expect(await browser.ask(`/api/v1${path}`)).toMatchObject({
    status: 400,
    json: { code: 'VALIDATION_ERROR', fields: { [field]: 'No control characters' } },
  })
  expect(harm(lines)).toEqual([])
})

const deep = (levels: number): unknown =>
  JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`)

test.each([
  ['half a character in a name', { name: { b: '\ud800' } }, 'No control characters'],
  ['a null byte in a key', { 'a\0': 1 }, 'No control characters'],
  ['values nested 2,000 deep', { name: deep(2000) }, 'Nested too deeply'],
])('%s is refused before it reaches a schema', async (_, body, message) => {
  const answer = await browser.ask('/api/v1/users', {
    method: 'POST',
    headers: { ...fromHere, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer).toMatchObject({ status: 400, json: { code: 'VALIDATION_ERROR', message } })
  expect(harm(lines)).toEqual([])
})
