import { expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { product } from '#rules/product.ts'

const database = await testDatabase()

async function signedIn(variables = {}) {
  const served = await serveAuth(database, variables, (services) =>
    apiHandlers(apiRouter, services),
  )
  return served.signedIn(`${crypto.randomUUID()}@example.com`)
}

test('the caller reads who they are, and changes what they are called', async () => {
  const visitor = await signedIn()
  const { status, json } = await visitor.ask('/api/v1/account')
  expect([status, json]).toMatchObject([200, { name: '', role: 'user', onboarded: false }])
  const renamed = await visitor.send('PATCH', '/api/v1/account', { name: '  Zoë 📚 ' })
  expect([renamed.status, renamed.json]).toMatchObject([200, { name: 'Zoë 📚', onboarded: true }])
  expect((await visitor.get('/get-session')).json).toMatchObject({ user: { name: 'Zoë 📚' } })
})

test('the same name again changes nothing', async () => {
  const visitor = await signedIn()
  const rows = async () => {
    const { rows: found } = await database.pool.query<object>(
      `SELECT version, updated_at, (SELECT count(*) FROM activities) FROM users WHERE name = 'Same'`,
    )
    return found
  }
  await visitor.send('PATCH', '/api/v1/account', { name: 'Same' })
  const before = await rows()
  expect((await visitor.send('PATCH', '/api/v1/account', { name: 'Same' })).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test.each([
  [{ name: 'Eve', role: 'admin' }, { role: 'Unknown field' }],
  [{ name: 'Eve', emailVerified: true }, { emailVerified: 'Unknown field' }],
  [{ name: 'Eve', banned: false }, { banned: 'Unknown field' }],
  [{}, { name: 'Name is required' }],
  [{ name: ' ' }, { name: 'Name is required' }],
  [{ name: 7 }, { name: 'Name is required' }],
  [{ name: 'a\0b' }, { name: 'No control characters' }],
  [{ name: 'Zo\u202eë' }, { name: 'No invisible characters' }],
  [{ name: '📚' }, { name: 'At least one letter or digit' }],
  [{ name: 'Zoë, evil.example' }, { name: 'No links or email addresses' }],
  [{ name: 'x'.repeat(256) }, { name: 'At most 255 characters' }],
])('check 22: PATCH takes a name alone: %j', async (body, fields) => {
  const visitor = await signedIn()
  const { status, json } = await visitor.send('PATCH', '/api/v1/account', body)
  expect([status, json]).toMatchObject([400, { code: 'VALIDATION_ERROR' }])
  expect((json as { fields?: object }).fields).toEqual(fields)
  expect((await visitor.get('/get-session')).json).toMatchObject({
    user: { name: '', role: 'user', emailVerified: true },
  })
})

test('a change of name is one call', async () => {
  const visitor = await signedIn({ LIMIT_CALLS_PER_SESSION_PER_MINUTE: '59' })
  const calls = async () => {
    const { rows } = await database.pool.query<{ sum: string }>(
      `SELECT sum(count) FROM rates WHERE key LIKE 'calls of %'`,
    )
    return Number(rows[0]?.sum ?? 0)
  }
  const before = await calls()
  await visitor.send('PATCH', '/api/v1/account', { name: 'Once' })
  expect((await calls()) - before).toBe(1)
})

test('a user exports their data, and no token with it', async () => {
  const visitor = await signedIn()
  await signedIn()
  const { json: account } = await visitor.ask('/api/v1/account')
  const { id: userId, email } = account as { id: string; email: string }
  const { status, headers, json, body } = await visitor.ask('/api/v1/account/data')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-disposition': `attachment; filename="${product.id}-account.json"`,
    'cache-control': 'private, no-store',
  })
  expect(json).toMatchObject({
    user: { id: userId, email, role: 'user' },
    sessions: [{ userAgent: null }],
  })
  expect(json).toHaveProperty('exportedAt')
  const signedInAnywhere = await database.orm.select().from(sessions)
  for (const { token } of signedInAnywhere) {
    expect(String(body)).not.toContain(token)
  }
  expect(String(body).match(/@example\.com/g)).toHaveLength(1)
})
