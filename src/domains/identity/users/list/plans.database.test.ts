import { beforeAll, describe, expect, test } from 'vitest'
import { sortsOf } from '#kit/resource/index.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { lookedAt, plansOf, troubles } from '#platform/list/test-plans.ts'
import { user } from '../user.resource.ts'
import { listUsers } from './list-users.server.ts'
import type { UserQuery } from './user-list.server.ts'

const database = await testDatabase()

/** 1 in 100 users is an admin, 1 in 40 banned, 1 in 9 unverified. */
beforeAll(async () => {
  const fill = `
    INSERT INTO users (name, email, role, banned, email_verified, created_at)
    SELECT
      CASE WHEN n % 3 = 0 THEN 'Common ' ELSE '' END
        || translate(substr(md5(n::text), 1, 7), '0123456789', 'ghijklmnop'),
      CASE WHEN n % 5000 = 2 THEN 'unique' ELSE 'person' END || n || '@example.com',
      CASE WHEN n % 100 = 1 THEN 'admin' ELSE 'user' END,
      n % 40 = 3, n % 9 > 0, timestamptz '2026-01-01' + n * interval '1 second'
    FROM generate_series($1::int, $1 + 2999) AS n`
  for (let first = 1; first < 12_000; first += 3000) await database.pool.query(fill, [first])
  await database.pool.query('VACUUM ANALYZE users')
}, 120_000)

/** The filter `user` matches nearly all rows: up to the counting limit, plus skipped rows, a full scan is allowed. */
const countedAtMost = 11_000

const plans = (query: UserQuery, kind?: Parameters<typeof plansOf>[2]) =>
  plansOf(database, (watched) => listUsers({ acting: watched }, query), kind)

async function deepIn(query: UserQuery) {
  let { nextCursor } = await listUsers({ acting: database }, { ...query, limit: 100 })
  for (let walked = 0; walked < 20 && nextCursor !== null; walked++) {
    const page = await listUsers({ acting: database }, { ...query, limit: 100, cursor: nextCursor })
    if (page.nextCursor === null) break
    nextCursor = page.nextCursor
  }
  return nextCursor ?? undefined
}

describe.each([...sortsOf(user)])('users by %s', (sort) => {
  test.each<[string, Partial<UserQuery>, number]>([
    ['all', {}, 21],
    ['the banned', { status: 'banned' }, 21],
    ['the unverified', { status: 'unverified' }, 21],
    ['admins', { role: 'admin' }, 21],
    ['all but admins', { role: 'user' }, 63],
  ])('%s: an index gives the page, at the beginning and deep inside', async (_, filter, most) => {
    const query: UserQuery = { ...filter, sort, limit: 20 }
    const cursor = await deepIn(query)
    const deep = { ...query, cursor }
    const found = [
      await plans(query),
      await plans(deep),
      await plans(query, { general: true }),
      await plans(deep, { general: true }),
    ]
    expect(troubles(found.flat(), 'users', countedAtMost)).toEqual([])
    for (const page of found) expect(lookedAt(page, 'users')).toBeLessThanOrEqual(most)
  })
})

test.each([
  ['one match', 'unique2'],
  ['many matches', 'common'],
  ['no match', 'nowhere at all'],
  ['a part of a word', 'ommo'],
  ['two letters', 'co'],
  ['an address', 'person77@example.com'],
])('searching users, %s: indexes find them', async (_, searchTerm) => {
  for (const filter of [{}, { status: 'banned' }, { role: 'admin', sort: 'email' }] as const) {
    expect(troubles(await plans({ ...filter, searchTerm, limit: 20 }), 'users')).toEqual([])
  }
})

test('the check itself bites: on a table that is read through', async () => {
  const read = await plansOf(database, ({ orm }) => orm.select().from(users))
  expect(troubles(read, 'users')).toHaveLength(1)
})
