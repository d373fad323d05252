import { beforeAll, describe, expect, test } from 'vitest'
import { apiRouter } from '#app/api/router.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { listActivity } from '#kit/activity/index.server.ts'
import { genres } from '#modules/genres/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { activities } from '#platform/activity/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { lookedAt, plansOf, troubles } from '#platform/list/test-plans.ts'

const database = await testDatabase()
const { orm, pool } = database
const [ada, noor, kim] = await orm
  .insert(users)
  .values([
    { name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true },
    { name: 'Noor', email: 'noor@example.com', emailVerified: true },
    { name: 'Kim', email: 'kim@example.com', emailVerified: true },
  ])
  .returning()

beforeAll(async () => {
  await pool.query(
    `INSERT INTO activities (id, actor_type, actor_id, action, target_type, target_id, after)
     SELECT (left(hex, 8) || '-' || right(hex, 4) || '-7000-8000-000000000000')::uuid, 'user',
       CASE WHEN n % 50 = 0 THEN $1::uuid ELSE $2::uuid END,
       CASE WHEN n % 20 = 0 THEN 'user.ban' ELSE 'book.update' END,
       CASE WHEN n % 20 = 0 THEN 'user' ELSE 'book' END,
       CASE WHEN n % 20 = 0 THEN $3::uuid END, '{}'
     FROM (SELECT n, lpad(to_hex(1700000000000 + n), 12, '0') AS hex
       FROM generate_series(1, 6000) AS n) AS made`,
    [ada?.id, noor?.id, kim?.id],
  )
  await pool.query('VACUUM ANALYZE activities')
})

const serve = () => serveAuth(database, {}, (services) => apiHandlers(apiRouter, services))
type Page = {
  items: { id: string; action: string; after: object | null }[]
  nextCursor: string | null
  total: object
}

describe('the record over HTTP', () => {
  test('a manager reads it by filters, the newest first, page after page', async () => {
    const { signedIn } = await serve()
    const manager = await signedIn('ada@example.com')
    const read = async (query: string) =>
      (await manager.ask(`/api/v1/activity?${query}`)).json as Page
    const seen: string[] = []
    for (let cursor = ''; ;) {
      const query = `actorId=${ada?.id}&action=user.ban&limit=40${cursor && `&cursor=${cursor}`}`
      const page = await read(query)
      expect(page.total).toEqual({ count: 60, exact: true })
      seen.push(...page.items.map(({ id }) => id))
      if (page.nextCursor === null) break
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(60)
    expect(seen).toEqual(seen.toSorted((a, b) => (a < b ? 1 : -1)))

    const [from, to] = [1_700_000_000_101, 1_700_000_000_201].map((at) =>
      new Date(at).toISOString(),
    )
    expect((await read(`from=${from}&to=${to}`)).total).toEqual({ count: 100, exact: true })
    expect((await read(`targetId=${kim?.id}&to=${to}`)).total).toEqual({ count: 10, exact: true })
    expect((await manager.ask('/api/v1/activity?action=anything')).status).toBe(400)
  })

  test('says what those it names are called today, where they still are', async () => {
    const { signedIn } = await serve()
    const manager = await signedIn('ada@example.com')
    const [genre] = await orm.insert(genres).values({ name: 'Novel', colour: 335 }).returning()
    const book = { title: 'Emma', author: 'Jane Austen', genreId: genre?.id }
    const made = (await manager.send('POST', '/api/v1/books', book)).json as { id: string }
    const described = async () => {
      const query = `targetId=${made.id}&action=book.create`
      const { json } = await manager.ask(`/api/v1/activity?${query}`)
      return (json as Page).items[0]
    }
    const then = { actorId: ada?.id, actorName: 'Ada', targetName: 'Emma', impersonatorName: null }
    expect(await described()).toMatchObject({ ...then, targetNameToday: 'Emma' })
    await manager.send('PATCH', `/api/v1/books/${made.id}`, { version: 1, title: 'Emma!' })
    expect(await described()).toMatchObject({ ...then, targetNameToday: 'Emma!' })
    await manager.send('DELETE', `/api/v1/books/${made.id}`, {})
    expect(await described()).toMatchObject({ ...then, targetNameToday: null })

    const about = (await manager.ask(`/api/v1/activity?targetId=${kim?.id}&limit=1`)).json as Page
    expect(about.items[0]).toMatchObject({ targetNameToday: 'Kim' })
  })

  test('users see their own sign-ins and attempts, and none of other users', async () => {
    const { signedIn, browser, newestCode } = await serve()
    const visitor = browser()
    await visitor.askCode('kim@example.com')
    const right = await newestCode('kim@example.com')
    await visitor.signIn('kim@example.com', right === '000000' ? '111111' : '000000')
    await visitor.signIn('kim@example.com', right)
    const manager = await signedIn('ada@example.com', browser())
    const asked = { userId: kim?.id, reason: 'Between us' }
    await manager.post('/admin/impersonate-user', asked)
    const { items, total } = (await visitor.ask('/api/v1/account/activity')).json as Page
    expect(items.map(({ action }) => action)).toEqual([
      'impersonation.start',
      'session.start',
      'code.fail',
    ])
    expect(items[0]?.after).toBeNull()
    expect(items[1]?.after).toMatchObject({ method: 'code' })
    expect(total).toEqual({ count: 3, exact: true })
  })

  test.each([
    ['all', {}],
    ['by actor', { actorId: ada?.id }],
    ['by target', { targetId: kim?.id }],
    ['by action', { action: 'user.ban' }],
    ['by kind of target', { targetType: 'user' }],
    ['by actor and action', { actorId: ada?.id, action: 'user.ban' }],
    ['by moments', { from: new Date(1_700_000_001_000), to: new Date(1_700_000_002_000) }],
  ] as const)('%s: an index gives the page, and no more', async (_, filter) => {
    const plans = await plansOf(database, (watched) =>
      listActivity(watched, { ...filter, limit: 20 }),
    )
    expect(troubles(plans, 'activities')).toEqual([])
    expect(lookedAt(plans, 'activities')).toBeLessThanOrEqual(21)
  })

  test('the moment of a row is that of its id', async () => {
    const [first] = await orm.select().from(activities).orderBy(activities.id).limit(1)
    expect(first?.at).toEqual(new Date(1_700_000_000_001))
    expect(first && first.id >= firstIdAt(first.at)).toBe(true)
  })
})
