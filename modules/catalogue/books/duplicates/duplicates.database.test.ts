import { beforeEach, describe, expect, test } from 'vitest'
import { listDuplicates } from '#modules/duplicates/index.server.ts'
import { managerOf } from '#modules/genres/test-manager.server.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { nodesOf, plansOf } from '#platform/list/test-plans.ts'
import { booksOnServer } from '../books.server.ts'
import { shelfOn } from '../test-books.server.ts'

const database = await testDatabase()
const { add, empty } = await shelfOn(database)
const manager = await managerOf(database)
const news = recordOf(database)

beforeEach(async () => {
  await database.pool.query('DELETE FROM distinct_records')
  await empty()
})

type Group = { key: string; count: number; records: { id: string; title: string; uses: number }[] }

async function api() {
  const { call } = await manager()
  const groups = async (rule = 'work', query = '') => {
    const { status, json } = await call('GET', `/books/duplicates?rule=${rule}${query}`)
    expect(status).toBe(200)
    return json as unknown as { items: Group[]; nextCursor: string | null }
  }
  const titles = async (rule?: string) =>
    (await groups(rule)).items.map(({ records }) => records.map(({ title }) => title))
  return { call, groups, titles }
}

const seen = (book: { id: string; version: number } | undefined) => ({
  id: book?.id,
  version: book?.version,
})

describe('duplicates', () => {
  test.each([
    ['The Trial', 'the trial!'],
    ['L’Étranger', 'Etranger'],
    ['A la recherche', 'À la recherche…'],
    ['Der Prozess', 'Prozess'],
    ['Moby-Dick', 'Moby  Dick'],
    ['الأيام', 'أيام'],
    ['Straße', 'STRASSE'],
  ])('"%s" and "%s" of one author are alike', async (one, other) => {
    const { titles } = await api()
    await add({ title: one, author: 'An Author' }, { title: other, author: 'Án author.' })
    await add({ title: one, author: 'Another' })
    expect(await titles()).toEqual([[one, other]])
  })

  test('titles of signs, different words and the trash are no duplicates', async () => {
    const { titles } = await api()
    await add({ title: '???' }, { title: '!!!' }, { title: 'The' }, { title: 'A' })
    await add({ title: 'Emma' }, { title: 'Emma II' }, { title: 'Emma!', deletedAt: new Date() })
    expect(await titles()).toEqual([])
  })

  test('books of one ISBN are found by their own rule, page by page', async () => {
    const { groups, titles, call } = await api()
    const isbns = ['9780141439518', '9780141439556', '9780141439563']
    for (const isbn of isbns) await add({ title: `${isbn} a`, isbn }, { title: `${isbn} b`, isbn })
    await add({ title: 'Without' }, { title: 'Without, too' })
    expect(await titles('isbn')).toHaveLength(3)
    const first = await groups('isbn', '&limit=2')
    expect(first.items).toHaveLength(2)
    const rest = await groups('isbn', `&limit=2&cursor=${first.nextCursor}`)
    expect(rest).toMatchObject({ items: [{ count: 2 }], nextCursor: null })
    const keys = [...first.items, ...rest.items].map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
    const other = await call('GET', `/books/duplicates?rule=work&cursor=${first.nextCursor}`)
    expect(other.status).toBe(400)
  })

  test('what a manager dismissed stays away until another book joins, or it is taken back', async () => {
    const { call, titles } = await api()
    const [a, b] = await add({ title: 'Emma' }, { title: 'Emma!' })
    const dismissal = { rule: 'work', ids: [a?.id, b?.id] }
    expect((await call('POST', '/books/duplicates/dismiss', dismissal)).status).toBe(204)
    expect(await titles()).toEqual([])
    await call('POST', '/books/duplicates/dismiss', { ...dismissal, dismissed: false })
    expect(await titles()).toEqual([['Emma', 'Emma!']])
    await call('POST', '/books/duplicates/dismiss', dismissal)
    await add({ title: 'EMMA…' })
    expect(await titles()).toEqual([['Emma', 'Emma!', 'EMMA…']])
    const [c] = await add({ title: 'Other' })
    const unlike = { rule: 'work', ids: [a?.id, c?.id] }
    expect((await call('POST', '/books/duplicates/dismiss', unlike)).status).toBe(404)
  })

  test('a merge moves what refers to the others, fills what is missing and leaves the trash a way back', async () => {
    const { call, groups } = await api()
    const [kept, other, third] = await add(
      { title: 'Emma', publisher: 'John Murray' },
      { title: 'Emma!', publisher: 'Penguin', description: 'A match is made.' },
      { title: 'EMMA…', description: 'Another text', publishedYear: 1815 },
    )
    const { rows: people } = await database.pool.query<{ id: string }>(
      `INSERT INTO users (name, email) VALUES ('Ann', 'ann@example.com'), ('Bob', 'bob@example.com') RETURNING id`,
    )
    const { rows: shelves } = await database.pool.query<{ id: string }>(
      `INSERT INTO shelves (owner_id, name) VALUES ($1, 'Both'), ($2, 'One') RETURNING id`,
      people.map(({ id }) => id),
    )
    const [both, one] = shelves.map(({ id }) => id)
    const put = (shelf: string | undefined, book: string | undefined, position: string) =>
      database.pool.query(
        'INSERT INTO shelf_books (shelf_id, book_id, position) VALUES ($1, $2, $3)',
        [shelf, book, position],
      )
    await put(both, kept?.id, 'a')
    await put(both, other?.id, 'b')
    await put(both, third?.id, 'c')
    await put(one, other?.id, 'a')
    await put(one, third?.id, 'b')
    const { items } = await groups()
    expect(items[0]?.records.map(({ uses }) => uses)).toEqual([1, 2, 2])

    await news()
    const merge = { keep: seen(kept), others: [seen(other), seen(third)], fill: true }
    const { status, json } = await call('POST', '/books/duplicates/merge', merge)
    expect([status, json]).toMatchObject([
      200,
      {
        id: kept?.id,
        title: 'Emma',
        publisher: 'John Murray',
        description: 'A match is made.',
        publishedYear: 1815,
        version: 2,
      },
    ])
    const { rows } = await database.pool.query(
      'SELECT shelf_id, book_id FROM shelf_books ORDER BY shelf_id',
    )
    expect(rows).toEqual(
      expect.arrayContaining([
        { shelf_id: both, book_id: kept?.id },
        { shelf_id: one, book_id: kept?.id },
      ]),
    )
    expect(rows).toHaveLength(2)
    expect((await news()).map(({ action, targetId }) => [action, targetId])).toEqual([
      ['book.delete', other?.id],
      ['book.delete', third?.id],
      ['book.update', kept?.id],
      ['book.merge', kept?.id],
    ])
    expect((await groups()).items).toEqual([])
    expect((await call('POST', `/books/${other?.id}/restore`, {})).status).toBe(200)
    await database.pool.query('DELETE FROM users WHERE email = ANY ($1)', [
      ['ann@example.com', 'bob@example.com'],
    ])
  })

  test('a merge of what others changed or deleted meanwhile is refused as a whole', async () => {
    const { call, titles } = await api()
    const [a, b] = await add({ title: 'Emma' }, { title: 'Emma!' })
    const merge = (body: object) =>
      call('POST', '/books/duplicates/merge', { fill: false, ...body })
    const stale = { id: b?.id, version: 7 }
    expect(await merge({ keep: seen(a), others: [stale] })).toMatchObject({
      status: 409,
      json: { code: 'CONFLICT' },
    })
    expect((await merge({ keep: seen(a), others: [seen(a)] })).status).toBe(400)
    await call('DELETE', `/books/${b?.id}`)
    expect((await merge({ keep: seen(a), others: [seen(b)] })).status).toBe(404)
    expect(await titles()).toEqual([])
  })

  test('the groups are found along the index of their rule', async () => {
    const { groups } = await api()
    await database.pool.query(`
      INSERT INTO books (title, author, genre_id)
      SELECT 'Book ' || n, 'Author ' || n % 7, (SELECT id FROM genres LIMIT 1) FROM generate_series(1, 5000) AS n`)
    await add({ title: 'Emma' }, { title: 'Emma!' })
    await database.pool.query('VACUUM ANALYZE books')
    const plans = await plansOf(database, (watched) =>
      listDuplicates(watched, booksOnServer.trash, { rule: 'work', limit: 20 }),
    )
    const scans = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'books')
    expect(scans[0]).toMatchObject({
      'Node Type': 'Index Only Scan',
      'Index Name': 'books_work_alike',
    })
    expect(scans.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
    expect((await groups()).items).toHaveLength(1)
  })
})
