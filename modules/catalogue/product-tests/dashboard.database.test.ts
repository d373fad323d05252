import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverParts } from '#app/server-parts.server.ts'
import { countFigures } from '#domains/operations/dashboard/index.server.ts'
import { daysBefore, figures, readDashboard } from '#kit/dashboard/index.server.ts'
import { books } from '#modules/catalogue/books/index.server.ts'
import { insertGenre } from '#modules/genres/index.server.ts'
import { permissionsOf } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import { operator } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { jobs } from '#platform/jobs/tables.ts'
import { type Plan, plansOf } from '#platform/list/test-plans.ts'

const database = await testDatabase()
const { orm, pool } = database
/** Large counts are cached for a while, so the large library is not the small one. */
const large = await testDatabase()
const parts = serverParts.dashboard
const permissions = permissionsOf({ id: randomUUID(), role: 'admin' })
const readAll = (from: Pick<typeof database, 'orm'>) =>
  readDashboard(parts, { database: from, caller: { permissions } })
const read = async (from: Pick<typeof database, 'orm'>) => {
  const { answer } = await readAll(from)
  return { ...answer, genres: Reflect.get(answer, 'genres') as unknown }
}
const { id: genreId } = await insertGenre(database, { name: 'Novel', colour: 335 })
const { id: otherId } = await insertGenre(database, { name: 'Verse', colour: 20 })

const now = new Date()
const ago = (days: number) => new Date(now.getTime() - days * 24 * 3600_000)

const kept = () => orm.select().from(figures)
const dayOf = (moment: Date) => daysBefore(moment, 0)
const lastOf = (series: { count: number }[] = [], days: number) =>
  series.slice(-days).map(({ count }) => count)

describe('the dashboard of a small library', () => {
  beforeEach(async () => {
    await pool.query('TRUNCATE books, users, sessions, activities, jobs, figures CASCADE')
  })

  test('counts everything at each request, and the changes of the last week', async () => {
    await orm.insert(books).values([
      { title: 'Old', author: 'Ann', genreId, createdAt: ago(20) },
      { title: 'Older', author: 'ANN', genreId, createdAt: ago(40) },
      { title: 'New', author: 'Ben', genreId: otherId },
      { title: 'Gone', author: 'Cy', genreId, deletedAt: now },
    ])
    await orm
      .insert(users)
      .values([{ email: 'ann@example.com', createdAt: ago(9) }, { email: 'ben@example.com' }])
    const { figures: shown, days, genres } = await read(database)
    const since = daysBefore(now, 6)
    expect(shown).toMatchObject({
      books: { count: 3, exact: true, countedAt: null, change: { by: 1, since } },
      authors: { count: 2, change: null },
      genres: { count: 2, change: null },
      users: { count: 2, change: { by: 1, since } },
      sessions: { count: 0, change: null },
    })
    expect(shown['books']?.trend).toHaveLength(30)
    expect(shown['books']?.trend.slice(-22)).toEqual([1, ...Array<number>(20).fill(2), 3])
    expect(days['booksAdded']).toHaveLength(30)
    expect(days['booksAdded']?.at(-1)).toEqual({ day: dayOf(now), count: 1 })
    expect(days['booksAdded']?.find(({ day }) => day === dayOf(ago(20)))?.count).toBe(1)
    expect(genres).toMatchObject([
      { name: 'Novel', count: 2 },
      { name: 'Verse', count: 1 },
    ])
  })

  test('tells sign-ins from failed ones, and compares the week with the one before', async () => {
    const target = { type: 'user', id: null } as const
    await record(
      orm,
      operator,
      { action: 'session.start', target },
      { action: 'session.start', target },
    )
    await record(orm, operator, { action: 'code.fail', target })
    const { figures: shown, days } = await read(database)
    expect(shown['signIns']).toMatchObject({
      count: 2,
      change: { by: 2, since: daysBefore(now, 13) },
    })
    expect(shown['signIns']?.trend).toEqual([...Array<number>(23).fill(0), 2])
    expect(lastOf(days['signIns'], 2)).toEqual([0, 2])
    expect(lastOf(days['failedSignIns'], 2)).toEqual([0, 1])
  })

  test('compares with the day that was kept a week ago', async () => {
    const keep = (day: string, value: number) => ({ name: 'authors', day, value })
    await orm.insert(books).values({ title: 'One', author: 'Ann', genreId })
    await orm
      .insert(figures)
      .values([keep(daysBefore(now, 8), 90), keep(daysBefore(now, 7), 5), keep(dayOf(now), 7)])
    const { figures: shown } = await read(database)
    expect(shown['authors']).toMatchObject({
      count: 1,
      change: { by: -4, since: daysBefore(now, 7) },
      trend: [90, 5, 1],
    })
  })

  test('shows what needs attention: bare books, mail that failed, bans about to end', async () => {
    const { rows } = await pool.query<{ id: string }>(
      'INSERT INTO files (width, height, bytes) VALUES (1, 1, 1) RETURNING id',
    )
    await orm.insert(books).values([
      { title: 'Bare', author: 'Ann', genreId },
      { title: 'Dressed', author: 'Ann', genreId, coverId: rows[0]?.id ?? '' },
    ])
    const ban = { banned: true, banReason: 'x' }
    await orm.insert(users).values([
      { email: 'soon@example.com', banExpires: ago(-2), ...ban },
      { email: 'later@example.com', banExpires: ago(-9), ...ban },
      { email: 'over@example.com', banExpires: ago(1), ...ban },
      { email: 'never@example.com', ...ban },
    ])
    const mail = { name: 'mail-notice', email: 'ann@example.com', input: { encrypted: 's' } }
    await orm.insert(jobs).values([mail, { ...mail, attempts: 2, failure: 'No such mailbox' }])
    const { attention } = await read(database)
    const one = { count: 1, exact: true }
    expect(attention).toMatchObject({
      coverless: { total: one, some: [{ title: 'Bare' }] },
      bansEnding: { total: one, some: [{ email: 'soon@example.com', ends: ago(-2) }] },
      mails: { total: one, some: [{ failure: 'No such mailbox', attempts: 2, lostAt: null }] },
    })
    expect(JSON.stringify(attention['mails'])).not.toContain('encrypted')
    const { items } = await readAll(database)
    const tasks = items.flatMap((item) => (item.kind === 'attention' ? [item] : []))
    expect(tasks).toMatchObject([
      {
        title: 'dashboard:attention.mails',
        total: one,
        rows: [
          {
            name: 'ann@example.com',
            note: 'dashboard:attention.tried',
            noteCount: 2,
            detail: 'No such mailbox',
          },
        ],
      },
      { title: 'identity-dashboard:attention.failedSignIns', total: { count: 0 }, rows: [] },
      {
        title: 'identity-dashboard:attention.bansEnding',
        rows: [{ name: 'soon@example.com', link: { to: '/manager/users/$id' }, at: ago(-2) }],
      },
      { title: 'catalogue-dashboard:attention.lonelyGenres', rows: [{ name: 'Verse' }] },
      {
        title: 'catalogue-dashboard:attention.coverless',
        rows: [{ name: 'Bare', link: { to: '/manager/books/$id/update' }, detail: 'Ann' }],
      },
    ])
  })

  test('offers a reader of books no change to them', async () => {
    await orm.insert(books).values({ title: 'Bare', author: 'Ann', genreId })
    const caller = { permissions: { book: ['read'] } } as const
    const { items } = await readDashboard(parts, { database, caller })
    expect(items.map(({ kind }) => kind)).toEqual([
      'figure',
      'figure',
      'plot',
      'ranking',
      'attention',
    ])
    const task = items.find((item) => item.kind === 'attention')
    expect(task?.rows).toMatchObject([{ name: 'Bare', link: { to: '/manager/books/$id' } }])
  })

  test('a day that was over when it was counted is not counted again', async () => {
    await orm.insert(books).values({ title: 'Old', author: 'Ann', genreId, createdAt: ago(3) })
    await countFigures({ database, parts })
    const day = dayOf(ago(3))
    const of = async (wanted: string) =>
      (await kept()).find((figure) => figure.name === 'booksAdded' && figure.day === wanted)?.value
    expect(await of(day)).toBe(1)
    await orm.insert(books).values([
      { title: 'Older', author: 'Ann', genreId, createdAt: ago(3) },
      { title: 'New', author: 'Ann', genreId },
    ])
    await countFigures({ database, parts })
    expect([await of(day), await of(dayOf(now))]).toEqual([1, 1])
  })
})

describe('the dashboard of a large library', () => {
  const many = 12_000

  beforeAll(async () => {
    const { id } = await insertGenre(large, { name: 'Novel', colour: 335 })
    await large.pool.query(
      `INSERT INTO books (title, author, genre_id) SELECT 'Book ' || n, 'Author ' || n % 700, $1
       FROM generate_series(1, ${many}) AS n`,
      [id],
    )
    await large.pool.query(
      `INSERT INTO users (email) SELECT 'user' || n || '@example.com' FROM generate_series(1, ${many}) AS n`,
    )
    await large.pool.query('VACUUM ANALYZE books, users')
  }, 60_000)

  test('says so until it is counted, and then when it was', async () => {
    const before = await read(large)
    expect(before.figures['books']).toMatchObject({ count: 10_000, exact: false })
    await countFigures({ database: large, parts })
    const { figures: shown, days, genres } = await read(large)
    expect(shown['books']).toMatchObject({ count: many, exact: true })
    expect(shown['books']?.countedAt).toBeInstanceOf(Date)
    expect(shown['users']).toMatchObject({ count: many, exact: true })
    expect(shown['users']?.countedAt).toBeInstanceOf(Date)
    expect(shown['authors']).toMatchObject({ count: 700, exact: true })
    expect(days['booksAdded']?.at(-1)?.count).toBe(many)
    expect(genres).toMatchObject([{ name: 'Novel', count: many }])
  })

  test('reads no table further than is counted at most', async () => {
    const plans = await plansOf(large, (watched) => read(watched))
    const readBy = (plan: Plan): [string, number][] => [
      ...(plan.Plans ?? []).flatMap(readBy),
      [
        `${plan['Node Type']} ${plan['Relation Name']} ${plan['Index Name']}`,
        plan['Relation Name'] ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0,
      ],
    ]
    const rowsRead = plans.flatMap(readBy)
    expect(plans.length).toBeGreaterThan(10)
    expect(Math.max(...rowsRead.map(([, rows]) => rows))).toBeGreaterThan(10_000)
    expect(rowsRead.filter(([, rows]) => rows > 10_001)).toEqual([])
  })
})
