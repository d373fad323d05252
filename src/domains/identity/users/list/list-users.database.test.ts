import { beforeEach, describe, expect, test } from 'vitest'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { type SortOf, sortsOf } from '#kit/resource/index.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { managed } from '../test-people.server.ts'
import { user } from '../user.resource.ts'
import { listUsers } from './list-users.server.ts'
import type { UserFilter } from './user-list.server.ts'

const database = await testDatabase()
const { orm } = database

beforeEach(async () => {
  await orm.delete(users)
})

type Facts = Partial<typeof users.$inferInsert>
const add = (...some: Facts[]) =>
  orm
    .insert(users)
    .values(
      some.map((facts, n) =>
        Object.assign({ email: `p${n}@example.com`, emailVerified: true }, facts),
      ),
    )

async function walk(filter: UserFilter & { sort?: SortOf<typeof user> }, limit = 2) {
  const names: string[] = []
  let cursor: string | undefined
  do {
    const page = await listUsers({ acting: database }, { ...filter, limit, cursor })
    names.push(...page.items.map(({ name }) => name))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return names
}

const names = ['ada', 'Bo', 'Çelik', 'dan', 'Émile', 'émile', 'Noor']

describe('the list of users', () => {
  test.each([...sortsOf(user)])('by %s: page after page, each once, in one order', async (sort) => {
    await add(...names.map((name, n) => ({ name, createdAt: new Date(2026, 0, n + 1) })))
    const walked = await walk({ sort })
    expect(walked.toSorted((a, b) => a.localeCompare(b))).toEqual(
      names.toSorted((a, b) => a.localeCompare(b)),
    )
    const upwards = sort.startsWith('-') ? walked.toReversed() : walked
    const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    const expected = names.map(plain)
    expect(upwards.map(plain)).toEqual(expected)
  })

  test('says when each was last seen, acting as them not counted', async () => {
    await add({ name: 'away' }, { name: 'here' })
    const ids = Object.fromEntries(
      (await orm.select({ id: users.id, name: users.name }).from(users)).map(({ id, name }) => [
        name,
        id,
      ]),
    )
    const expiresAt = new Date(Date.now() + 3600_000)
    const session = (token: string, lastSeenAt: Date, impersonatedBy?: string) => ({
      token,
      userId: ids['here'] ?? '',
      expiresAt,
      lastSeenAt,
      impersonatedBy,
    })
    const [earlier, later] = [new Date('2026-11-01T10:00:00Z'), new Date('2026-11-02T10:00:00Z')]
    await orm
      .insert(sessions)
      .values([
        session('one', earlier),
        session('two', later),
        session('three', new Date(), ids['away']),
      ])
    const { items } = await listUsers({ acting: database }, { limit: 10 })
    expect(items.map(({ name, lastSeenAt }) => [name, lastSeenAt])).toEqual([
      ['away', null],
      ['here', later],
    ])
  })

  test('filters by role and status, and the total agrees', async () => {
    const [past, future] = [new Date(Date.now() - 1000), new Date(Date.now() + 3600_000)]
    await add(
      { name: 'admin', role: 'admin' },
      { name: 'both', role: 'user,admin', emailVerified: false },
      { name: 'reader' },
      { name: 'banned', banned: true },
      { name: 'banned for now', banned: true, banExpires: future },
      { name: 'banned once', banned: true, banExpires: past },
    )
    const found = async (filter: UserFilter) => {
      const { items, total } = await listUsers({ acting: database }, { ...filter, limit: 20 })
      expect(total).toEqual({ count: items.length, exact: true })
      return items.map(({ name }) => name)
    }
    expect(await found({ role: 'admin' })).toEqual(['admin', 'both'])
    expect(await found({ role: 'admin', status: 'active' })).toEqual(['admin'])
    expect(await found({ status: 'unverified' })).toEqual(['both'])
    expect(await found({ status: 'banned' })).toEqual(['banned', 'banned for now'])
    expect(await found({ role: 'user', status: 'banned', searchTerm: 'now' })).toEqual([
      'banned for now',
    ])
    expect(await found({ role: 'admin', status: 'banned' })).toEqual([])
  })

  test.each([
    ['emile', ['Émile', 'émile']],
    ['ÉMILE', ['Émile', 'émile']],
    ['il', []],
    ['mil', ['Émile', 'émile']],
    ['no', ['Noor']],
    ['p6@example', ['Noor']],
    ['example.com', names],
    ['nobody', []],
    ['%', []],
  ])('finds "%s", accents, case and parts of words aside', async (searchTerm, expected) => {
    await add(...names.map((name) => ({ name })))
    const walked = await walk({ searchTerm })
    const sorted = (some: string[]) => some.toSorted((a, b) => a.localeCompare(b))
    expect(sorted(walked)).toEqual(sorted(expected))
  })

  test('a cursor is good for its own list only', async () => {
    const { call } = await managed(database)
    await add(...names.map((name) => ({ name })))
    const { json } = await call('GET', '/users?limit=2&sort=name')
    const cursor = String(json?.['nextCursor'])
    expect((await call('GET', `/users?limit=2&sort=name&cursor=${cursor}`)).status).toBe(200)
    expect(await call('GET', `/users?limit=2&sort=email&cursor=${cursor}`)).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION_ERROR' },
    })
    expect((await call('GET', '/users?sort=role')).status).toBe(400)
  })
})
