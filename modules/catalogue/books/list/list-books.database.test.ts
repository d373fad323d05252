import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { operator } from '#platform/activity/actor.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { BookSummary } from '../book.resource.ts'
import { deleteBook, listBooks } from '../books.server.ts'
import { shelfOn } from '../test-books.server.ts'
import { type Sort, sorts } from './sorts.ts'

const database = await testDatabase()
const { add, empty, genreId } = await shelfOn(database)
beforeEach(empty)

const moments = [
  new Date('2026-01-01'),
  new Date('2026-01-01T00:00:00.001Z'),
  new Date('2026-02-01'),
]
let made = 0

/** Few distinct values, so that many are equal. */
const book = fc.record({
  title: fc.constantFrom('a', 'B', 'é', 'Zola', 'ب', '中').map((word) => `${word} ${(made += 1)}`),
  author: fc.constantFrom('x', 'Y', 'ÿ'),
  createdAt: fc.constantFrom(...moments),
  publishedYear: fc.constantFrom(null, -700, 1815, 2000),
})

const meanwhile = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('add' as const), book }),
    fc.record({ kind: fc.constant('delete' as const), nth: fc.nat(100) }),
  ),
  { maxLength: 3 },
)

async function walk(
  query: { sort?: Sort; searchTerm?: string; genreId?: string; limit: number },
  between: () => Promise<void> = () => Promise.resolve(),
) {
  const walked: BookSummary[] = []
  let cursor: string | undefined
  for (;;) {
    const page = await listBooks({ acting: database }, { ...query, cursor })
    walked.push(...page.items)
    if (page.nextCursor === null) return walked
    cursor = page.nextCursor
    await between()
  }
}

test.each([...sorts, undefined])(
  'by %s, walking pages while others add and delete skips and repeats no book that stays',
  { timeout: 120_000 },
  async (sort) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(book, { minLength: 1, maxLength: 25 }),
        fc.integer({ min: 1, max: 7 }),
        fc.boolean(),
        fc.array(meanwhile, { maxLength: 10 }),
        async (shelf, limit, byGenre, happenings) => {
          await empty()
          const there = await add(...shelf)
          const gone = new Set<string>()
          const queue = [...happenings]
          const walked = await walk(
            {
              limit,
              ...(sort ? { sort } : { searchTerm: 'x' }),
              ...(byGenre && { genreId }),
            },
            async () => {
              for (const happening of queue.shift() ?? []) {
                if (happening.kind === 'add') await add({ ...happening.book })
                else {
                  const id = there[happening.nth % there.length]?.id ?? ''
                  if (!gone.has(id)) await deleteBook({ acting: { ...database, by: operator } }, id)
                  gone.add(id)
                }
              }
            },
          )
          const ids = walked.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          const stayed = there.filter(({ id, author }) => !gone.has(id) && (sort || author === 'x'))
          expect(ids).toEqual(expect.arrayContaining(stayed.map(({ id }) => id)))
        },
      ),
      { numRuns: 15 },
    )
  },
)

test('spec 2: every order is the one it says, equals by their id', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(book, { minLength: 2, maxLength: 25 }), async (shelf) => {
      await empty()
      await add(...shelf)
      for (const sort of sorts) {
        const name = sort.replace('-', '') as 'title' | 'author' | 'createdAt' | 'publishedYear'
        const sign = sort.startsWith('-') ? -1 : 1
        const whole = await walk({ sort, limit: 100 })
        const keys = whole.map((one) => ({ id: one.id, key: keyOf(one[name]) }))
        const expected = keys.toSorted((one, other) => {
          if (one.key === null || other.key === null) {
            const order = Number(one.key === null) - Number(other.key === null)
            return order || sign * compare(one.id, other.id)
          }
          return sign * (compare(one.key, other.key) || compare(one.id, other.id))
        })
        expect(keys).toEqual(expected)
      }
    }),
    { numRuns: 15 },
  )
})

function keyOf(value: string | number | Date | null) {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'string'
    ? value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    : value
}

const compare = (one: string | number, other: string | number) =>
  Number(one > other) - Number(one < other)

test('the total counts what the filter finds, and counting stops at ten thousand', async () => {
  await add(
    { title: 'Whale' },
    { title: 'Whales' },
    { title: 'Other' },
    { title: 'Gone', deletedAt: new Date() },
  )
  const total = async (query: { searchTerm?: string }) =>
    (await listBooks({ acting: database }, { ...query, limit: 1 })).total
  expect(await total({})).toEqual({ count: 3, exact: true })
  expect(await total({ searchTerm: 'whale' })).toEqual({ count: 2, exact: true })
  await database.pool.query(
    `INSERT INTO books (title, author, genre_id) SELECT 'Many ' || n, 'Nobody', $1 FROM generate_series(1, 9998) AS n`,
    [genreId],
  )
  expect(await total({})).toEqual({ count: 10_000, exact: false })
  expect(await total({ searchTerm: 'many' })).toEqual({ count: 9998, exact: true })

  const asked = vi.spyOn(database.pool, 'query')
  expect(await total({})).toEqual({ count: 10_000, exact: false })
  expect(asked.mock.calls.some(([query]) => JSON.stringify(query).includes('count(*)'))).toBe(false)
  asked.mockRestore()
  await database.pool.query(`DELETE FROM books WHERE title LIKE 'Many%'`)
  await vi.waitFor(async () => expect(await total({})).toEqual({ count: 3, exact: true }), 30_000)
})

test('the books without a cover are listed, searched and counted on their own', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    'INSERT INTO files (width, height, bytes) VALUES (1, 1, 1) RETURNING id',
  )
  const coverId = rows[0]?.id ?? ''
  await add({ title: 'Bare whale' }, { title: 'Dressed whale', coverId }, { title: 'Bare ant' })
  const titles = async (query: { searchTerm?: string; sort?: Sort; genreId?: string }) =>
    (await listBooks({ acting: database }, { ...query, cover: 'none', limit: 20 })).items.map(
      ({ title }) => title,
    )
  expect(await titles({})).toEqual(['Bare ant', 'Bare whale'])
  expect(await titles({ searchTerm: 'whale' })).toEqual(['Bare whale'])
  expect(await titles({ genreId, sort: '-title' })).toEqual(['Bare whale', 'Bare ant'])
  const { total } = await listBooks({ acting: database }, { cover: 'none', limit: 1 })
  expect(total).toEqual({ count: 2, exact: true })
})
