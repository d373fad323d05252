import { like } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { countGenres } from '#modules/genres/served/index.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { lookedAt, nodesOf, plansOf as plansOn, troubles } from '#platform/list/test-plans.ts'
import { books } from '../book.table.server.ts'
import { getBook, listBooks, listTrash } from '../books.server.ts'
import { addManyBooks, shelfOn } from '../test-books.server.ts'
import type { BookQuery } from './book-list.server.ts'
import { listNeighbours } from './list-neighbours.server.ts'
import { sorts } from './sorts.ts'

const database = await testDatabase()
const { genreId } = await shelfOn(database)

beforeAll(async () => {
  await addManyBooks(database, genreId)
}, 120_000)

const plansOf = (work: Parameters<typeof plansOn>[1], kind?: Parameters<typeof plansOn>[2]) =>
  plansOn(database, work, kind)

/** The cursor after a third of the books. */
async function deepCursor(query: BookQuery) {
  const { total } = await listBooks({ acting: database }, query)
  const limit = Math.floor(total.count / 3)
  const { nextCursor } = await listBooks({ acting: database }, { ...query, limit })
  if (nextCursor === null) throw new Error('Two thirds of the books should follow')
  return nextCursor
}

describe.each([...sorts])('by %s', (sort) => {
  test.each([
    ['all', {}],
    ['one genre', { genreId }],
    ['those without a cover', { cover: 'none' as const }],
  ])(
    '%s, at the beginning and deep inside: an index gives the page, and no more',
    async (_, filter) => {
      const query: BookQuery = { ...filter, sort, limit: 20 }
      const cursor = await deepCursor(query)
      // A query with a filter gets a custom plan at each call.
      for (const general of Object.keys(filter).length > 0 ? [false] : [false, true]) {
        const first = await plansOf((watched) => listBooks({ acting: watched }, query), { general })
        const deep = await plansOf(
          (watched) => listBooks({ acting: watched }, { ...query, cursor }),
          {
            general,
          },
        )
        expect([...troubles(first, 'books'), ...troubles(deep, 'books')]).toEqual([])
        expect(lookedAt(first, 'books')).toBe(21)
        expect(lookedAt(deep, 'books')).toBeLessThanOrEqual(21)
      }
    },
  )
})

describe.each([undefined, 'title', '-createdAt', 'publishedYear'] as const)(
  'searching, ordered by %s',
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
        expect(
          troubles(await plansOf((watched) => listBooks({ acting: watched }, query)), 'books'),
        ).toEqual([])
      }
    })
  },
)

describe('searches', () => {
  const search = (searchTerm: string) =>
    plansOf((watched) => listBooks({ acting: watched }, { searchTerm, limit: 20 }))

  const conditionsOf = async (term: string) =>
    (await search(term)).flatMap(nodesOf).flatMap((node) => {
      const isOfWords = node['Index Name'] === 'books_search'
      return isOfWords ? (node['Index Cond']?.match(/'%.*?%'/g) ?? []) : []
    })

  test('of a long phrase, three rare fragments are looked up in the index, and it is found', async () => {
    const { rows } = await database.pool.query<{ id: string; term: string }>(
      `SELECT id, title || ' ' || author AS term FROM books
       WHERE deleted_at IS NULL AND search !~ 'common|seldom|unique' ORDER BY id LIMIT 1`,
    )
    const { id = '', term = '' } = rows[0] ?? {}
    const conditions = await conditionsOf(`${term} common`)
    expect(conditions).toHaveLength(3)
    for (const condition of conditions) expect(condition).toMatch(/^'%[a-z\d]{3}%'$/)
    const { items } = await listBooks({ acting: database }, { searchTerm: term, limit: 20 })
    expect(items.map((book) => book.id)).toEqual([id])
  })

  test('a word is looked up whole if its fragments are few or common', async () => {
    expect(new Set(await conditionsOf('eldo'))).toEqual(new Set(["'%eldo%'"]))
    expect(new Set(await conditionsOf('seldom common'))).toEqual(
      new Set(["'%seldom%'", "'%common%'"]),
    )
  })

  test('matches are not sorted where titles that begin with the term fill the page', async () => {
    const sorted = (await search('seldom')).flatMap(nodesOf)
    expect(
      sorted.filter((node) => node['Node Type'] === 'Tid Scan' && node['Actual Rows'] > 0),
    ).toEqual([])
    const { items } = await listBooks({ acting: database }, { searchTerm: 'seldom', limit: 20 })
    expect(items.filter(({ title }) => title.startsWith('Seldom'))).toHaveLength(20)
  })

  test('matches are sorted as they are found, and read no second time', async () => {
    const nodes = (await search('eldo')).flatMap(nodesOf)
    const again = nodes.filter((node) => node['Node Type'] === 'Tid Scan')
    expect(again.map((node) => node['Actual Rows'])).toEqual([21])
  })

  test('more than 10,000 matches are counted once a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const plans = await plansOf(async (watched) => {
      for (const seconds of [0, 59, 1]) {
        vi.advanceTimersByTime(seconds * 1000)
        await listBooks({ acting: watched }, { searchTerm: 'common', limit: 20 })
      }
    }).finally(() => vi.useRealTimers())
    const counted = plans.filter((plan) =>
      nodesOf(plan).some((node) => node['Node Type'] === 'CTE Scan'),
    )
    expect(counted).toHaveLength(2)
  })
})

test('a book, the trash and the genres are read along indexes', async () => {
  const { items } = await listBooks({ acting: database }, { limit: 1 })
  const plans = await plansOf(async (watched) => {
    await getBook({ acting: watched }, items[0]?.id ?? '')
    await listTrash({ acting: watched }, { limit: 20 })
    await countGenres(watched)
  })
  expect(plans).toHaveLength(4)
  expect(troubles(plans, 'books')).toEqual([])
})

test('the books of a genre are counted in the order of the table', async () => {
  const plans = await plansOf(countGenres)
  const counted = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'books')
  expect(counted.map((node) => [node['Node Type'], node['Index Name']])).toEqual([
    ['Index Only Scan', 'books_genre_created'],
  ])
})

describe.each([
  ['all', {}],
  ['one genre', { genreId }],
])('%s', (_, filter) => {
  test('a list that begins at a letter: an index gives the page, and no more', async () => {
    for (const sort of ['title', '-title'] as const) {
      const query: BookQuery = { ...filter, sort, from: 'm', limit: 20 }
      const plans = await plansOf((watched) => listBooks({ acting: watched }, query))
      expect(troubles(plans, 'books')).toEqual([])
      expect(lookedAt(plans, 'books')).toBe(21)
    }
  })
})

test('the neighbours of a book: indexes give them, and no more', async () => {
  const { items } = await listBooks({ acting: database }, { limit: 20 })
  for (const { id } of items) {
    const plans = await plansOf((watched) => listNeighbours(watched, id), { general: true })
    expect(plans).toHaveLength(1)
    expect(troubles(plans, 'books')).toEqual([])
    // The neighbours, the book itself once per list, and twice per list for its start.
    expect(lookedAt(plans, 'books')).toBeLessThanOrEqual(12 + 24 + 8)
  }
})

test('the check itself bites: on a table that is read through, and on one that is sorted whole', async () => {
  const read = await plansOf(({ orm }) => orm.select().from(books).where(like(books.title, '%a%')))
  const sorted = await plansOf(({ orm }) => orm.select().from(books).orderBy(books.isbn))
  expect(troubles(read, 'books')).toHaveLength(1)
  expect(troubles(sorted, 'books')).toHaveLength(1)
})

test('that 10,000 authors begin with a term is known from their index alone', async () => {
  await database.pool.query(
    `INSERT INTO books (title, author, genre_id)
     SELECT n, 'Zacharias ' || n, $1 FROM generate_series(1, 10001) AS n`,
    [genreId],
  )
  await database.pool.query('VACUUM ANALYZE books')
  const asked = { searchTerm: 'zac', limit: 5 }
  const plans = await plansOf((watched) => listBooks({ acting: watched }, asked))
  const indexes = plans.flatMap(nodesOf).filter((node) => node['Actual Loops'] > 0)
  expect(indexes.map((node) => node['Index Name'])).not.toContain('books_search')
  const { items, total } = await listBooks({ acting: database }, asked)
  expect(total).toEqual({ count: 10_000, exact: false })
  expect(items.map(({ author }) => author)).toEqual(
    ['1', '10', '100', '1000', '10000'].map((n) => `Zacharias ${n}`),
  )
}, 120_000)

test('rows before the first vacuum are counted without being sorted', async () => {
  const young = await testDatabase()
  const shelf = await shelfOn(young)
  await young.pool.query('ALTER TABLE books SET (autovacuum_enabled = false)')
  const { otherGenreId } = await addManyBooks(young, shelf.genreId, { upkeep: 'ANALYZE' })
  for (const some of [undefined, shelf.genreId, otherGenreId]) {
    const query: BookQuery = { genreId: some, limit: 20 }
    const plans = await plansOn(young, (watched) => listBooks({ acting: watched }, query))
    expect(troubles(plans, 'books')).toEqual([])
  }
}, 120_000)
