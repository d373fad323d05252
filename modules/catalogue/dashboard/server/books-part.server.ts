import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import {
  type Counted,
  type DashboardPart,
  dayCount,
  exactly,
  fewSchema,
  figures,
  grown,
  linked,
  rowCount,
  storedTotal,
  storeTotal,
  textsOf,
  today,
  withChange,
} from '#kit/dashboard/index.server.ts'
import { books, listBooks, listZeroResultSearches } from '#modules/catalogue/books/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { includesAll } from '#rules/includes-all.ts'

type Orm = Pick<Database, 'orm'>

const total = rowCount('books', books, isNull(books.deletedAt))
const added = dayCount(
  'booksAdded',
  (start) =>
    sql`SELECT ${books.createdAt} AS at FROM ${books}
      WHERE ${books.deletedAt} IS NULL AND ${books.createdAt} >= ${start}`,
)

const text = textsOf('catalogue-dashboard')
const few = 5
const plum = 335
const coverlessSchema = z.object({ id: z.uuid(), title: z.string(), author: z.string() })
const searchSchema = z.object({ term: z.string(), count: z.int(), lastAt: z.date() })

const newBook = {
  kind: 'action',
  link: linked(text('newBook'), '/manager/books/new'),
} as const

async function countAuthors({ orm }: Orm, ofBooks: Counted): Promise<Counted> {
  if (!ofBooks.exact || ofBooks.countedAt) {
    return (await storedTotal({ orm }, 'authors')) ?? { count: 0, exact: false, countedAt: null }
  }
  const [row] = await orm
    .select({ count: sql<number>`count(DISTINCT ${books.authorKey})::int` })
    .from(books)
    .where(isNull(books.deletedAt))
  return exactly(row?.count ?? 0)
}

const storeAuthors = (transaction: Transaction) =>
  storeTotal(
    transaction,
    'authors',
    sql`SELECT count(*) FROM (
      SELECT DISTINCT ${books.authorKey} FROM ${books} WHERE ${books.deletedAt} IS NULL
    ) AS authors`,
  )

async function storeBooks(transaction: Transaction): Promise<void> {
  await transaction
    .delete(figures)
    .where(and(eq(figures.name, 'booksOfGenre'), ne(figures.part, '')))
  await transaction.execute(sql`
    INSERT INTO ${figures} (name, part, day, value)
    SELECT 'booksOfGenre', ${books.genreId}::text, ${today}, count(*) FROM ${books}
    WHERE ${books.deletedAt} IS NULL GROUP BY ${books.genreId}`)
  await storeTotal(
    transaction,
    'books',
    sql`SELECT coalesce(sum(${figures.value}), 0) FROM ${figures} WHERE ${figures.name} = 'booksOfGenre'`,
  )
}

export const booksPart: DashboardPart = {
  needs: { book: ['read'] },
  figures: ['books', 'authors'],
  days: ['booksAdded'],
  sections: { fruitlessSearches: z.array(searchSchema) },
  attention: { coverless: fewSchema(coverlessSchema) },
  async read(database, permissions) {
    const may = (action: 'create' | 'update') => includesAll(permissions, { book: [action] })
    const [days, coverless, searches] = await Promise.all([
      added.read(database),
      listBooks({ acting: database }, { cover: 'none', limit: few }),
      listZeroResultSearches(database),
    ])
    const counted = await total.read(database)
    const authors = await withChange(database, 'authors', await countAuthors(database, counted))
    const bare = coverless.items.map(({ id, title, author }) => ({ id, title, author }))
    return {
      sections: { fruitlessSearches: searches },
      attention: { coverless: { total: coverless.total, some: bare } },
      items: [
        {
          kind: 'figure',
          name: 'books',
          figure: grown(counted, days),
          link: linked(text('figures.books'), '/manager/books'),
        },
        {
          kind: 'figure',
          name: 'authors',
          look: 'small',
          figure: authors,
          link: linked(text('figures.authors'), '/manager/books', { search: { sort: 'author' } }),
        },
        {
          kind: 'attention',
          order: 50,
          icon: 'picture',
          title: text('attention.coverless'),
          total: coverless.total,
          rows: bare.map(({ id, title, author }) => ({
            id,
            name: title,
            link: {
              to: may('update') ? '/manager/books/$id/update' : '/manager/books/$id',
              params: { id },
            },
            detail: author,
          })),
          link: linked(text('attention.addCovers'), '/manager/books', {
            search: { cover: 'none' },
          }),
        },
        {
          kind: 'plot',
          order: 10,
          title: text('additions.title'),
          series: [{ name: 'booksAdded', title: text('additions.series'), tone: 'accent', days }],
          link: linked(text('additions.more'), '/manager/books', {
            search: { sort: '-createdAt' },
          }),
        },
        {
          kind: 'ranking',
          order: 30,
          isAside: true,
          title: text('zeroResults.title'),
          description: text('zeroResults.text'),
          none: text('zeroResults.none'),
          headers: { name: text('zeroResults.term'), value: text('zeroResults.count') },
          rows: searches.map(({ term, count }) => ({
            id: term,
            name: term,
            link: { to: '/manager/books', search: { searchTerm: term } },
            hue: plum,
            value: count,
          })),
        },
        ...(may('create') ? [newBook] : []),
      ],
    }
  },
  counts: [{ store: storeBooks }, { store: storeAuthors }, added],
}
