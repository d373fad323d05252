import { beforeEach, expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { managed } from './test-people.server.ts'

const database = await testDatabase()
beforeEach(async () => {
  await database.orm.delete(users)
})

type Input = { id: string } & Record<string, unknown>
type Managed = Awaited<ReturnType<typeof managed>>

const callsOf = (
  { call, rpc }: Managed,
  [method, path, procedure]: [string, string, string],
  input: Input,
) => {
  const { id, ...body } = input
  return [
    () => call(method, `/users/${id}${path}`, body),
    async () => {
      const { status, json } = await rpc(procedure, input)
      return { status, json: (json as { json: unknown }).json }
    },
  ]
}

async function refusals(served: Managed, act: [string, string, string], input: Input) {
  const before = await served.find(input.id)
  const codes: unknown[] = []
  for (const call of callsOf(served, act, input)) {
    const { json } = await call()
    codes.push((json as { code?: string }).code)
  }
  const after = await served.find(input.id)
  return JSON.stringify(after) === JSON.stringify(before) ? codes : ['CHANGED']
}

const both = (code: string) => [code, code]

const update: [string, string, string] = ['PATCH', '', 'update']
const remove: [string, string, string] = ['DELETE', '', 'delete']
const ban: [string, string, string] = ['POST', '/ban', 'ban']
const impersonate: [string, string, string] = ['POST', '/impersonate', 'impersonate']
const reason = 'Just so'

test.each([
  ['as it is', (id: string) => id],
  ['in capitals', (id: string) => id.toUpperCase()],
])(
  'check 23: admins cannot ban or delete themselves or change their own role, their id written %s',
  async (_, written) => {
    const served = await managed(database)
    await served.person('Ben', { role: 'admin' })
    const id = written(served.admin.id)
    expect(await refusals(served, ban, { id, reason })).toEqual(both('YOU_CANNOT_BAN_YOURSELF'))
    expect(await refusals(served, remove, { id })).toEqual(both('YOU_CANNOT_REMOVE_YOURSELF'))
    const role = { version: 1, role: 'user' }
    const code = 'YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE'
    expect(await refusals(served, update, { id, ...role })).toEqual(both(code))
    const bulk = { ids: [id], action: { type: 'ban', reason } }
    expect((await served.call('POST', '/users/bulk', bulk)).json).toMatchObject({
      changed: 0,
      failed: [{ id: served.admin.id, code: 'YOU_CANNOT_BAN_YOURSELF' }],
    })
  },
)

test('check 23: the last admin who is left stays', async () => {
  const listed = crypto.randomUUID()
  const served = await managed(database, { ADMIN_USER_IDS: listed })
  const { admin, signedIn, person, callerOf } = served
  const ops = await person('Ops', { id: listed })
  const call = callerOf(await signedIn(ops.email))
  const outcomes = await Promise.all([
    call('POST', `/users/${admin.id}/ban`, { reason }),
    served.call('POST', `/users/${ops.id}/ban`, { reason }),
  ])
  const codes = outcomes.map(({ status, json }) => (status === 200 ? 'done' : json?.['code']))
  expect(codes).toContain('done')
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
})

test('check 20: an admin, oneself and the banned are acted for by no call', async () => {
  const served = await managed(database)
  const { admin, person } = served
  const ben = await person('Ben', { role: 'admin' })
  const bo = await person('Bo', { banned: true })
  expect(await refusals(served, impersonate, { id: ben.id, reason })).toEqual(
    both('YOU_CANNOT_IMPERSONATE_ADMINS'),
  )
  expect(await refusals(served, impersonate, { id: admin.id, reason })).toEqual(
    both('YOU_CANNOT_IMPERSONATE_YOURSELF'),
  )
  expect(await refusals(served, impersonate, { id: bo.id, reason })).toEqual(
    both('YOU_CANNOT_IMPERSONATE_BANNED_USERS'),
  )
})

test('check 20: an impersonating admin manages no user by any call', async () => {
  const served = await managed(database)
  const { call, person } = served
  const [noor, kim] = [await person('Noor'), await person('Kim')]
  await call('POST', `/users/${noor.id}/impersonate`, { reason })
  for (const [act, input] of [
    [update, { version: 1, role: 'admin' }],
    [update, { version: 1, email: 'eve@example.com' }],
    [remove, {}],
    [ban, { reason }],
    [impersonate, { reason }],
  ] as const) {
    expect(await refusals(served, [...act], { id: kim.id, ...input })).toEqual(both('FORBIDDEN'))
  }
})

test('every call for a sensitive act needs a recent sign-in', async () => {
  const served = await managed(database)
  const { admin, person, age, call, browser } = served
  const kim = await person('Kim')
  await age(admin.id, 16)
  for (const [act, input] of [
    [update, { version: 1, role: 'admin' }],
    [update, { version: 1, email: 'eve@example.com' }],
    [remove, {}],
    [ban, { reason }],
    [impersonate, { reason }],
  ] as const) {
    expect(await refusals(served, [...act], { id: kim.id, ...input })).toEqual(
      both('SESSION_EXPIRED'),
    )
  }
  const body = { email: 'new@example.com', role: 'admin' }
  expect(await call('POST', '/users', body)).toMatchObject({ json: { code: 'SESSION_EXPIRED' } })
  const asked = { userId: kim.id, reason }
  expect((await browser.post('/admin/impersonate-user', asked)).json).toMatchObject({
    code: 'SESSION_EXPIRED',
  })
  const named = await call('PATCH', `/users/${kim.id}`, { version: 1, name: 'Kim L.' })
  expect(named).toMatchObject({ status: 200, json: { name: 'Kim L.' } })
})

test('check 18: a demoted admin manages no users from the next call on', async () => {
  const { call, person, signedIn, callerOf } = await managed(database)
  const ben = await person('Ben', { role: 'admin' })
  const his = callerOf(await signedIn(ben.email))
  expect((await his('GET', `/users/${ben.id}`)).status).toBe(200)
  await call('PATCH', `/users/${ben.id}`, { version: 1, role: 'user' })
  expect(await his('GET', `/users/${ben.id}`)).toMatchObject({
    status: 403,
    json: { code: 'FORBIDDEN' },
  })
})

test('check 17: a deleted user is refused at the next request', async () => {
  const { call, person, signedIn } = await managed(database)
  const noor = await person('Noor')
  const theirs = await signedIn(noor.email)
  expect((await call('DELETE', `/users/${noor.id}`)).status).toBe(204)
  expect((await theirs.get('/list-sessions')).status).toBe(401)
})

test('check 24: in a demo managers change no user by any call', async () => {
  const served = await managed(database, { DEMO_MODE: 'true' })
  const kim = await served.person('Kim')
  for (const [act, input] of [
    [update, { version: 1, name: 'Eve' }],
    [remove, {}],
    [ban, { reason }],
    [impersonate, { reason }],
  ] as const) {
    expect(await refusals(served, [...act], { id: kim.id, ...input })).toEqual(both('DEMO_MODE'))
  }
})

test('an admin’s own sessions are not ended by the calls for users', async () => {
  const { admin, call, rpc, sessionsOf } = await managed(database)
  const [session] = await sessionsOf(admin.id)
  const refused = { status: 403, json: { code: 'YOU_CANNOT_END_YOUR_OWN_SESSIONS_HERE' } }
  const path = `/users/${admin.id}/sessions`
  expect(await call('DELETE', path)).toMatchObject(refused)
  expect(await call('DELETE', `/users/${admin.id.toUpperCase()}/sessions`)).toMatchObject(refused)
  expect(await call('DELETE', `${path}/${session?.id}`)).toMatchObject(refused)
  expect((await rpc('endSessions', { id: admin.id })).status).toBe(403)
  expect(await sessionsOf(admin.id)).toHaveLength(1)
})

test('a changing call with a trailing slash is not found', async () => {
  const { call, person, rpc, signedIn, sessionsOf } = await managed(database)
  const noor = await person('Noor')
  await signedIn(noor.email)
  const path = `/users/${noor.id}`
  for (const [method, slashed] of [
    ['DELETE', `${path}/sessions/`],
    ['DELETE', `${path}/sessions//`],
    ['DELETE', `${path}/`],
    ['PATCH', `${path}/`],
    ['POST', `${path}/ban/`],
    ['POST', '/users/'],
  ] as const) {
    const { status, json } = await call(method, slashed, { version: 1, name: 'Changed' })
    expect([method, slashed, status, json?.['code']]).toEqual([method, slashed, 404, 'NOT_FOUND'])
  }
  expect((await rpc('endSessions/', { id: noor.id })).status).toBe(404)
  expect(await sessionsOf(noor.id)).toHaveLength(1)
})
