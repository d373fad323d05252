import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { signInCalls } from '#app/api/test-domains.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Row as SamplesRow } from '#platform/api/test-call-samples.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { sessions } from './auth.table.server.ts'
import { authPaths } from './test-auth-paths.ts'
import { serveAuth } from './test-auth.ts'

const database = await testDatabase()
const { orm } = database

const callers = ['stranger', 'banned', 'reader', 'acting', 'manager', 'demoManager'] as const
type Caller = (typeof callers)[number]

const refusals = ['UNAUTHORIZED', 'FORBIDDEN', 'IMPERSONATING', 'DEMO_MODE'] as const
type Access = SamplesRow[Caller]
type Row = Record<Caller, Access>

/** `acting` is a manager who impersonates a reader. */
const everyone: Row = {
  stranger: 'yes',
  banned: 'yes',
  reader: 'yes',
  acting: 'yes',
  manager: 'yes',
  demoManager: 'yes',
}
const signedIn: Row = { ...everyone, stranger: 'UNAUTHORIZED', banned: 'UNAUTHORIZED' }
const changing: Row = { ...signedIn, acting: 'IMPERSONATING', demoManager: 'DEMO_MODE' }

const added = Object.entries(signInCalls)

const matrix: Record<string, Row> = {
  '/email-otp/send-verification-otp': everyone,
  '/sign-in/email-otp': everyone,
  '/sign-in/demo': everyone,
  '/get-session': everyone,
  '/sign-out': everyone,
  '/list-sessions': signedIn,
  '/revoke-session': changing,
  '/revoke-other-sessions': changing,
  '/revoke-sessions': changing,
  '/update-user': changing,
  '/email-otp/request-email-change': changing,
  '/email-otp/change-email': changing,
  '/delete-user/send-code': changing,
  '/delete-user': changing,
  '/admin/impersonate-user': {
    ...changing,
    reader: 'FORBIDDEN',
    acting: 'FORBIDDEN',
  },
  '/admin/stop-impersonating': { ...signedIn, demoManager: 'DEMO_MODE' },
  ...Object.fromEntries(added.map(([path, { row }]) => [path, row])),
}

const [readerId, managerId] = [crypto.randomUUID(), crypto.randomUUID()]
const bodies: Record<string, object> = {
  '/email-otp/send-verification-otp': { email: 'new@example.com', type: 'sign-in' },
  '/sign-in/email-otp': { email: 'new@example.com', otp: '123456' },
  '/sign-in/demo': { as: 'reader' },
  '/revoke-session': { id: crypto.randomUUID() },
  '/update-user': { name: 'Renamed' },
  '/email-otp/request-email-change': { newEmail: 'new@example.com' },
  '/email-otp/change-email': { newEmail: 'new@example.com', otp: '123456' },
  '/delete-user': { otp: '123456' },
  '/admin/impersonate-user': { userId: readerId, reason: 'To see' },
  ...Object.fromEntries(added.flatMap(([path, { body }]) => (body ? [[path, body]] : []))),
}

const product = await serveAuth(database, {}, undefined, afterAll)
const demo = await serveAuth(database, { DEMO_MODE: 'true' }, undefined, afterAll)

const cookies = new Map<Caller, Map<string, string>>()
let rows: { users: (typeof users.$inferSelect)[]; sessions: (typeof sessions.$inferSelect)[] }

async function signInEveryone() {
  await orm
    .insert(users)
    .values([
      { id: readerId, email: 'reader@example.com' },
      { id: managerId, email: 'manager@example.com', role: 'admin' },
      { email: 'banned@example.com' },
      { email: 'second-admin@example.com', role: 'admin' },
    ])
  for (const name of ['reader', 'banned', 'manager'] as const) {
    cookies.set(name, (await product.signedIn(`${name}@example.com`)).cookies)
  }
  cookies.set('demoManager', new Map(cookies.get('manager')))
  const acting = product.browser()
  for (const [name, value] of cookies.get('manager') ?? []) acting.cookies.set(name, value)
  await acting.post('/admin/impersonate-user', bodies['/admin/impersonate-user'])
  cookies.set('acting', acting.cookies)
  await database.pool.query(`UPDATE users SET banned = true WHERE email = 'banned@example.com'`)
  rows = { users: await orm.select().from(users), sessions: await orm.select().from(sessions) }
}

beforeEach(async () => {
  if (cookies.size === 0) return signInEveryone()
  await database.pool.query('TRUNCATE rates, sign_in_codes')
  await orm.delete(users)
  await orm.insert(users).values(rows.users)
  await orm.insert(sessions).values(rows.sessions)
})

test('check 21: every call of sign-in has its row, and no row is left over', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(Object.keys(authPaths).toSorted())
})

describe.each(callers)('check 21: called by %s', (caller) => {
  test.each(Object.entries(authPaths))('%s', async (path, method) => {
    const visitor = (caller === 'demoManager' ? demo : product).browser()
    for (const [name, value] of cookies.get(caller) ?? []) visitor.cookies.set(name, value)
    const answer = await (method === 'GET' ? visitor.get(path) : visitor.post(path, bodies[path]))
    const { code = 'yes' } = (answer.json ?? {}) as { code?: string }
    const isRefused = refusals.some((refusal) => refusal === code)
    expect(isRefused ? code : 'yes').toBe(matrix[path]?.[caller])
  })
})
