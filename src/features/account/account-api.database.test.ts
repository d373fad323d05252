import { expect, test } from 'vitest'
import { apiRouter } from '#features/api/index.server.ts'
import { apiDoors } from '#server/api/api-doors.ts'
import { serveAuth } from '#server/auth/test-auth.ts'
import { testDatabase } from '#server/database/test-database.ts'

const database = await testDatabase()

async function signedIn() {
  const served = await serveAuth(database, {}, (ground) => apiDoors(apiRouter, ground))
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

test.each([
  [{ name: 'Eve', role: 'admin' }, undefined],
  [{ name: 'Eve', emailVerified: true }, undefined],
  [{ name: 'Eve', banned: false }, undefined],
  [{}, { name: 'Name is required' }],
  [{ name: ' ' }, { name: 'Name is required' }],
  [{ name: 7 }, { name: 'Name is required' }],
  [{ name: 'a\0b' }, { name: 'No control characters' }],
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

test('check 23: a change of name is one call', async () => {
  const visitor = await signedIn()
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
