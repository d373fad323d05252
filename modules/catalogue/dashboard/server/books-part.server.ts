import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import {
  type Counted,
  type DailyCounts,
  dashboardPart,
  exactly,
  fewSchema,
  figures,
  figuresOf,
  grown,
  readDays,
  seriesOf,
  storeDays,
  storedTotal,
  storeTotal,
  today,
  totalOrStored,
  withChange,
} from '#kit/dashboard/index.server.ts'
import { books, listBooks, listZeroResultSearches } from '#modules/catalogue/books/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { countUpTo } from '#platform/list/count-up-to.ts'

type Orm = Pick<Database, 'orm'>

const booksAdded: DailyCounts = {
  name: 'booksAdded',
  moments: (since) =>
    sql`SELECT ${books.createdAt} AS at FROM ${books}
      WHERE ${books.deletedAt} IS NULL AND ${books.createdAt} >= ${since}`,
}

export const booksPart = dashboardPart({
  needs: { book: ['read'] },
  pieces: {
    figures: figuresOf('books', 'authors'),
    days: seriesOf('booksAdded'),
    sections: {
      fruitlessSearches: z.array(z.object({ term: z.string(), count: z.int(), lastAt: z.date() })),
    },
    attention: {
      coverless: fewSchema(z.object({ id: z.uuid(), title: z.string(), author: z.string() })),
    },
  },
  async read(database) {
    const [days, coverless, fruitlessSearches] = await Promise.all([
      readDays(database, booksAdded),
      listCoverless(database),
      listZeroResultSearches(database),
    ])
    const total = await countBooks(database)
    const authors = await countAuthors(database, total)
    return {
      figures: {
        books: grown(total, days),
        authors: await withChange(database, 'authors', authors),
      },
      days: { booksAdded: days },
      sections: { fruitlessSearches },
      attention: { coverless },
    }
  },
  async store(transaction) {
    await storeBooks(transaction)
    await storeTotal(transaction, 'authors', authorsNow)
    await storeDays(transaction, booksAdded)
  },
})

const countBooks = async (database: Orm) =>
  totalOrStored(database, 'books', await countUpTo(database.orm, books, isNull(books.deletedAt)))

async function countAuthors(database: Orm, ofBooks: Counted): Promise<Counted> {
  if (ofBooks.exact && ofBooks.countedAt === null) {
    const [row] = await database.orm
      .select({ count: sql<number>`count(DISTINCT ${books.authorKey})::int` })
      .from(books)
      .where(isNull(books.deletedAt))
    return exactly(row?.count ?? 0)
  }
  const stored = await storedTotal(database, 'authors')
  return stored ?? { count: 0, exact: false, countedAt: null }
}

const authorsNow = sql`
  SELECT count(*) FROM (
    SELECT DISTINCT ${books.authorKey} FROM ${books} WHERE ${books.deletedAt} IS NULL
  ) AS authors`

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

const few = 5

async function listCoverless(database: Pick<Database, 'orm'>) {
  const { total, items } = await listBooks({ acting: database }, { cover: 'none', limit: few })
  return { total, some: items.map(({ id, title, author }) => ({ id, title, author })) }
}
