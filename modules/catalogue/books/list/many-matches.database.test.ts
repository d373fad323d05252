import { isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { countedAtMost, totalOf } from '#platform/list/page.ts'
import { rankedAtMost } from '#platform/list/search-reader.ts'
import { books } from '../book.table.server.ts'
import { countBooks, listBooks } from '../books.server.ts'
import { addManyBooks, shelfOn } from '../test-books.server.ts'
import type { BookQuery } from './book-list.server.ts'

const database = await testDatabase()
const { genreId } = await shelfOn(database)

type Known = Pick<
  typeof books.$inferSelect,
  'id' | 'titleKey' | 'authorKey' | 'search' | 'publishedYear'
>

let shelf: Known[] = []

beforeAll(async () => {
  await addManyBooks(database, genreId)
  const { id, titleKey, authorKey, search, publishedYear } = books
  shelf = await database.orm
    .select({ id, titleKey, authorKey, search, publishedYear })
    .from(books)
    .where(isNull(books.deletedAt))
}, 120_000)

/** The expected result, by a scan of all books; short terms match only the start of words. */
function foundBy(term: string): Known[] {
  const parts = term.split(' ').map((word) => (word.length < 3 ? ` ${word}` : word))
  return shelf.filter(({ search }) => parts.every((part) => search.includes(part)))
}

function kindOf(term: string, { titleKey, authorKey, search }: Known): number {
  if (titleKey.startsWith(term)) return 0
  if (authorKey.startsWith(term)) return 1
  return term.split(' ').every((word) => search.includes(` ${word}`)) ? 2 : 3
}

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other))

function bestFirst(term: string) {
  const kinds = new Map(shelf.map((book) => [book.id, kindOf(term, book)]))
  const placeOf = ({ id, titleKey, authorKey }: Known) => {
    const kind = kinds.get(id) ?? NaN
    return { kind, key: kind === 1 ? authorKey : titleKey, id }
  }
  return (one: Known, other: Known) => {
    const [first, second] = [placeOf(one), placeOf(other)]
    return first.kind - second.kind || byText(first.key, second.key) || byText(first.id, second.id)
  }
}

const latestFirst = (one: Known, other: Known) =>
  (other.publishedYear ?? -Infinity) - (one.publishedYear ?? -Infinity) || byText(other.id, one.id)

async function walk(query: BookQuery, pages: number) {
  let page = await listBooks({ acting: database }, query)
  const read = page.items
  for (let more = pages - 1; more > 0 && page.nextCursor !== null; more--) {
    page = await listBooks({ acting: database }, { ...query, cursor: page.nextCursor })
    read.push(...page.items)
  }
  return { ids: read.map(({ id }) => id), total: page.total }
}

describe.each([
  ['more than can be counted', 'common', [countedAtMost, Infinity]],
  ['more than are put in order at once', 'common 2', [rankedAtMost, countedAtMost]],
  ['few', 'seldom', [800, rankedAtMost]],
  ['parts of words', 'eldo', [800, rankedAtMost]],
  ['two words', 'seldom common', [100, rankedAtMost]],
  ['hardly any', 'unique', [1, 100]],
])('search: %s', (_, term, [atLeast = 0, atMost = 0]) => {
  test('there are so many', () => {
    const { length } = foundBy(term)
    expect(length).toBeGreaterThan(atLeast)
    expect(length).toBeLessThanOrEqual(atMost)
  })

  test.each([
    [undefined, bestFirst],
    ['-publishedYear' as const, () => latestFirst],
  ])('ordered by %s, page after page is what looking at every book finds', async (sort, by) => {
    const expected = foundBy(term).toSorted(by(term))
    const { ids, total } = await walk({ searchTerm: term, sort, limit: 100 }, 8)
    expect(total).toEqual(totalOf(expected.length))
    expect(ids).toEqual(expected.slice(0, 800).map(({ id }) => id))
  })
})

test('the records of a bulk action are counted to the last one, where a list stops', async () => {
  const { total } = await listBooks({ acting: database }, { limit: 1 })
  expect(total).toEqual({ count: countedAtMost, exact: false })
  expect(await countBooks({ acting: database }, {})).toEqual({ count: shelf.length })
  const found = foundBy('whale').length
  expect(await countBooks({ acting: database }, { searchTerm: 'whale' })).toEqual({ count: found })
})
