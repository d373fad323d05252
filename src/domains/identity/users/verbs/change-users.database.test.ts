import { beforeEach, expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { managed } from '../test-people.server.ts'

const database = await testDatabase()
const news = recordOf(database)
const unknownId = '019aa5b0-0000-7000-8000-000000000001'

beforeEach(async () => {
  await database.orm.delete(users)
})

test('behaviour 10: many are banned by one call, and each that could not be is named', async () => {
  const { call, admin, person, find } = await managed(database)
  const [noor, kim] = [await person('Noor'), await person('Kim')]
  await news()
  const ids = [noor.id, kim.id, admin.id, unknownId]
  const answer = await call('POST', '/users/bulk', { ids, action: { type: 'ban', reason: 'Spam' } })
  expect(answer).toMatchObject({
    status: 200,
    json: {
      changed: 2,
      failed: [
        { id: admin.id, code: 'YOU_CANNOT_BAN_YOURSELF' },
        { id: unknownId, code: 'USER_NOT_FOUND' },
      ],
    },
  })
  expect((await find(admin.id))?.banned).toBe(false)
  expect(await news()).toMatchObject([
    { action: 'user.ban', targetId: noor.id, after: { reason: 'Spam' } },
    { action: 'user.ban', targetId: kim.id },
  ])
  const lifted = await call('POST', '/users/bulk', {
    filter: { status: 'banned' },
    action: { type: 'unban' },
  })
  expect(lifted.json).toMatchObject({ changed: 2, failed: [] })
  expect((await find(noor.id))?.banned).toBe(false)
})

test('behaviour 10: the sessions of all users that a filter finds end, and no others', async () => {
  const { admin, call, person, signedIn, sessionsOf } = await managed(database)
  const [noor, kim] = [await person('Noor'), await person('Kim')]
  await signedIn(noor.email)
  await signedIn(kim.email)
  const body = { filter: { searchTerm: 'noor' }, action: { type: 'endSessions' } }
  expect((await call('POST', '/users/bulk', body)).json).toMatchObject({ changed: 1, failed: [] })
  expect(await sessionsOf(noor.id)).toEqual([])
  expect(await sessionsOf(kim.id)).toHaveLength(1)
  await signedIn(admin.email)
  const all = { filter: {}, action: { type: 'endSessions' } }
  expect((await call('POST', '/users/bulk', all)).json).toMatchObject({
    changed: 2,
    failed: [{ id: admin.id, code: 'YOU_CANNOT_END_YOUR_OWN_SESSIONS_HERE' }],
  })
  expect(await sessionsOf(admin.id)).toHaveLength(2)
  expect((await call('GET', '/users')).status).toBe(200)
})

test('behaviour 10: users beyond the limit of one call are changed by the next, and none twice', async () => {
  const { call } = await managed(database)
  await database.pool.query(
    `INSERT INTO users (name, email, email_verified) SELECT 'Crowd', n || '@crowd.example', true FROM generate_series(1, 501) AS n`,
  )
  const bulk = { filter: { searchTerm: 'crowd' }, action: { type: 'ban', reason: 'Spam' } }
  const first = (await call('POST', '/users/bulk', bulk)).json
  expect(first).toMatchObject({ changed: 500, failed: [], total: 501 })
  const rest = { ...bulk, cursor: first?.nextCursor }
  const last = { changed: 1, failed: [], total: 501, nextCursor: null }
  expect((await call('POST', '/users/bulk', rest)).json).toEqual(last)
  const banned = (await call('GET', '/users?status=banned')).json
  expect(banned).toMatchObject({ total: { count: 501 } })
  const other = { ...rest, action: { type: 'unban' } }
  expect((await call('POST', '/users/bulk', other)).status).toBe(400)
})

test('banning many wants a recent sign-in', async () => {
  const { call, admin, person, age } = await managed(database)
  const noor = await person('Noor')
  await age(admin.id, 16)
  const body = { ids: [noor.id], action: { type: 'ban', reason: 'Spam' } }
  expect(await call('POST', '/users/bulk', body)).toMatchObject({
    status: 403,
    json: { code: 'SESSION_EXPIRED' },
  })
})

test('users who match a filter are counted exactly', async () => {
  const { call, person } = await managed(database)
  await person('Noor')
  await person('Kim')
  expect((await call('GET', '/users/count?searchTerm=noor')).json).toEqual({ count: 1 })
  // Including the admin.
  expect((await call('GET', '/users/count')).json).toEqual({ count: 3 })
})
