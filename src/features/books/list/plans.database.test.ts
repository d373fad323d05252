import { like } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeAll, describe, expect, test } from 'vitest'
import { listGenres } from '#features/genres/index.server.ts'
import { schema } from '#server/database/schema.ts'
import { testDatabase } from '#server/database/test-database.ts'
import { books } from '../book.table.server.ts'
import { getBook } from '../get-book.server.ts'
import { shelfOn } from '../test-books.server.ts'
import { listTrash } from '../trash/list-trash.server.ts'
import type { BookQuery } from './book-list.ts'
import { listBooks } from './list-books.server.ts'
import { listLetters } from './list-letters.server.ts'
import { listNeighbours } from './list-neighbours.server.ts'
import { sorts } from './sorts.ts'

const database = await testDatabase()
const { genreId } = await shelfOn(database)

/** Words as in a language: few are in every other title, most in hardly any. */
const fill = `
  INSERT INTO books (title, author, genre_id, isbn, published_year, created_at, deleted_at)
  SELECT
    initcap(concat_ws(' ', word(n * 7), word(n * 13 + 1), word(n * 29 + 2), n)),
    initcap(concat_ws(' ', word(n % 997), word(n % 991 + 5000))),
    CASE WHEN n % 11 = 0 THEN $1::uuid ELSE $2::uuid END,
    CASE WHEN n % 2 = 0 THEN '978' || lpad(n::text, 10, '0') END,
    CASE WHEN n % 9 > 0 THEN 1500 + n % 520 END,
    timestamptz '2026-01-01' + n * interval '1 second',
    CASE WHEN n % 4 = 0 THEN now() END
  FROM generate_series($3::int, $3 + 2999) AS n`

beforeAll(async () => {
  await database.pool.query(`
    CREATE FUNCTION word(n bigint) RETURNS text LANGUAGE sql IMMUTABLE RETURN CASE
      WHEN n % 3 = 0 THEN 'common' WHEN n % 50 = 1 THEN 'seldom' WHEN n % 5000 = 2 THEN 'unique'
      ELSE translate(substr(md5(n::text), 1, 7), '0123456789', 'ghijklmnop') END`)
  const { rows } = await database.pool.query<{ id: string }>(
    `INSERT INTO genres (name, colour) VALUES ('Other', 1) RETURNING id`,
  )
  const client = await database.pool.connect()
  // Else the last rows may be too young for the map of what everybody sees, which counting goes by.
  await client.query('SET synchronous_commit = on')
  // In parts: on a busy machine no statement has long enough for all.
  for (let first = 1; first < 24_000; first += 3000) {
    await client.query(fill, [genreId, rows[0]?.id, first])
  }
  await client.query('VACUUM ANALYZE books')
  client.release(true)
}, 120_000)

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** What the database did for each query of the work; `general` as for a prepared one, whose values it does not look at. */
async function plansOf(
  work: (watched: Pick<typeof database, 'orm'>) => Promise<unknown>,
  { general = false } = {},
) {
  const asked: { query: string; values: unknown[] }[] = []
  const logger = {
    logQuery: (query: string, values: unknown[]) => void asked.push({ query, values }),
  }
  await work({ orm: drizzle(database.pool, { schema, casing: 'snake_case', logger }) })

  const client = await database.pool.connect()
  const plans: Plan[] = []
  await client.query(`SET plan_cache_mode = ${general ? 'force_generic_plan' : 'auto'}`)
  for (const { query, values } of asked) {
    if (/^[\s(]*(select|with)/i.test(query)) {
      if (general) await client.query(`PREPARE asked AS ${query}`)
      const given = values.map((value) => client.escapeLiteral(String(value))).join()
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${general ? `EXECUTE asked${given && `(${given})`}` : query}`,
        general ? [] : values,
      )
      if (general) await client.query('DEALLOCATE asked')
      plans.push(...rows.map((row) => row['QUERY PLAN'][0].Plan))
    } else await client.query(query)
  }
  client.release()
  return plans
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const show = (plan: Plan): string =>
  nodesOf(plan)
    .map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''} ${node['Actual Rows']}`)
    .join(' < ')

/** Any plan that reads the table from its beginning, or sorts more than a small part of it. */
function troubles(plans: Plan[]): string[] {
  return plans
    .filter((plan) =>
      nodesOf(plan).some(
        (node) =>
          (node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'books') ||
          (node['Node Type'].includes('Sort') && (node.Plans?.[0]?.['Actual Rows'] ?? 0) > 2000),
      ),
    )
    .map(show)
}

/** How many rows a page itself looked at, counting aside. */
function lookedAt(plans: Plan[]): number {
  const reading = (plan: Plan): Plan[] =>
    plan['Node Type'] === 'Aggregate' ? [] : [plan, ...(plan.Plans ?? []).flatMap(reading)]
  const scans = plans.flatMap(reading).filter((node) => node['Relation Name'] === 'books')
  return scans.reduce(
    (sum, node) => sum + node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0),
    0,
  )
}

/** The cursor that stands in the middle of a list. */
async function middleOf(query: BookQuery) {
  let page = await listBooks(database, { ...query, limit: 100 })
  for (let walked = 0; walked < 60 && page.nextCursor !== null; walked++) {
    page = await listBooks(database, { ...query, limit: 100, cursor: page.nextCursor })
  }
  return page.nextCursor ?? undefined
}

describe.each([...sorts])('check 4: by %s', (sort) => {
  test.each([
    ['all', {}],
    ['one genre', { genreId }],
  ])(
    '%s, at the beginning and deep inside: an index gives the page, and no more',
    async (_, filter) => {
      const query: BookQuery = { ...filter, sort, limit: 20 }
      const cursor = await middleOf(query)
      // What a genre holds is planned anew with each call.
      for (const general of 'genreId' in filter ? [false] : [false, true]) {
        const first = await plansOf((watched) => listBooks(watched, query), { general })
        const deep = await plansOf((watched) => listBooks(watched, { ...query, cursor }), {
          general,
        })
        expect([...troubles(first), ...troubles(deep)]).toEqual([])
        expect(lookedAt(first)).toBe(21)
        expect(lookedAt(deep)).toBeLessThanOrEqual(21)
      }
    },
  )
})

describe.each([undefined, 'title', '-createdAt', 'publishedYear'] as const)(
  'check 4: searching, ordered by %s',
  (sort) => {
    test.each([
      ['one match', 'unique'],
      ['few matches', 'seldom'],
      ['many matches', 'common'],
      ['no match', 'nowhere at all'],
      ['a part of a word', 'ommo'],
      ['two words', 'seldom common'],
      ['one letter', 'c'],
      ['two letters', 'se'],
      ['a letter that no word has', 'ж'],
      ['a sign', '📚'],
      ['a number', '978-00000-12346'],
    ])('%s: indexes find them', async (_, searchTerm) => {
      for (const filter of [{}, { genreId }]) {
        const query: BookQuery = { ...filter, searchTerm, sort, limit: 20 }
        expect(troubles(await plansOf((watched) => listBooks(watched, query)))).toEqual([])
      }
    })
  },
)

test('check 4: a book, the trash and the genres are read along indexes', async () => {
  const { items } = await listBooks(database, { limit: 1 })
  const plans = await plansOf(async (watched) => {
    await getBook(watched, items[0]?.id ?? '')
    await listTrash(watched, { limit: 20 })
    await listGenres(watched)
  })
  expect(plans).toHaveLength(3)
  expect(troubles(plans)).toEqual([])
})

describe.each([
  ['all', {}],
  ['one genre', { genreId }],
])('check 4: %s', (_, filter) => {
  test('a list that begins at a letter: an index gives the page, and no more', async () => {
    for (const sort of ['title', '-title'] as const) {
      const query: BookQuery = { ...filter, sort, from: 'm', limit: 20 }
      const plans = await plansOf((watched) => listBooks(watched, query))
      expect(troubles(plans)).toEqual([])
      expect(lookedAt(plans)).toBe(21)
    }
  })

  test('the letters: one book is looked at for each', async () => {
    const { letters } = await listLetters(database, filter)
    expect(letters.length).toBeGreaterThan(10)
    const plans = await plansOf((watched) => listLetters(watched, filter))
    expect(troubles(plans)).toEqual([])
    expect(lookedAt(plans)).toBeLessThanOrEqual(letters.length)
  })
})

test('check 4: the neighbours of a book: indexes give them, and no more', async () => {
  const { items } = await listBooks(database, { limit: 20 })
  for (const { id } of items) {
    const plans = await plansOf((watched) => listNeighbours(watched, id))
    expect(troubles(plans)).toEqual([])
    expect(lookedAt(plans)).toBeLessThanOrEqual(1 + 2 * (13 + 25))
  }
})

test('the check itself bites: on a table that is read through, and on one that is sorted whole', async () => {
  const read = await plansOf(({ orm }) => orm.select().from(books).where(like(books.title, '%a%')))
  const sorted = await plansOf(({ orm }) => orm.select().from(books).orderBy(books.isbn))
  expect(troubles(read)).toHaveLength(1)
  expect(troubles(sorted)).toHaveLength(1)
})
