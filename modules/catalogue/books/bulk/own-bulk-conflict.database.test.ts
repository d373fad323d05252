import { beforeEach, expect, test } from 'vitest'
import { managerOf } from '#modules/genres/test-manager.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { shelfOn } from '../test-books.server.ts'

const database = await testDatabase()
const { empty, genreId } = await shelfOn(database)
const manager = await managerOf(database)

beforeEach(async () => {
  await empty()
})

const path = (id: string | undefined) => `/books/${id}`

test.each([2, 1001])(
  'a stale save says that the user saved the other version by a bulk edit of %s books',
  async (count) => {
    const ada = await manager()
    const email = `bea-${count}@example.com`
    const values = { name: 'Bea', email, role: 'admin', emailVerified: true } as const
    await database.orm.insert(users).values(values)
    const bea = await ada.signedIn(email)
    const { rows } = await database.pool.query<{ id: string }>(
      `INSERT INTO books (title, author, genre_id) SELECT 'Tale ' || n, 'A', $1 FROM generate_series(1, $2::int) AS n RETURNING id`,
      [genreId, count],
    )
    const poetry = (await ada.call('POST', '/genres', { name: `Poetry ${count}` })).json
    const bulk = { filter: {}, action: { type: 'setGenre', genreId: poetry?.id } }
    expect((await ada.call('POST', '/books/bulk', bulk)).json).toMatchObject({ changed: count })
    const stale = { version: 1, title: 'Mine' }
    const [first, second] = rows
    expect(await ada.call('PATCH', path(first?.id), stale)).toMatchObject({
      status: 409,
      json: { code: 'CONFLICT', isOwn: true, current: { version: 2 } },
    })
    const theirs = await bea.send('PATCH', `/api/v1${path(first?.id)}`, stale)
    expect(theirs).toMatchObject({ status: 409, json: { code: 'CONFLICT' } })
    expect(theirs.json).not.toHaveProperty('isOwn')
    await bea.send('PATCH', `/api/v1${path(second?.id)}`, { version: 2, title: 'By Bea' })
    const later = await ada.call('PATCH', path(second?.id), stale)
    expect(later).toMatchObject({ status: 409, json: { current: { version: 3 } } })
    expect(later.json).not.toHaveProperty('isOwn')
  },
)
