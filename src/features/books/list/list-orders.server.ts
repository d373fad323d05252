import { asc, desc, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { summaryColumns } from '../book-columns.server.ts'
import { books, noYear, shelfYear } from '../book.table.server.ts'
import type { Sort } from './sorts.ts'

export type ListedRow = { titleKey: string; authorKey: string } & {
  [Name in keyof typeof summaryColumns]: (typeof books.$inferSelect)[Name]
}

/** An order with an index of its own, and where in it a book stands. */
export type Order = {
  by: SQL[]
  keyOf: (row: ListedRow) => string | number
  /** Whether a cursor's key could be one of this order. */
  isKey: (key: string | number) => boolean
  /** What comes after a place: its key and, among equals, its id. */
  after: (key: string | number | Placeholder, id: string | Placeholder) => SQL
}

type Key = Pick<Order, 'keyOf' | 'isKey'> & { expression: SQL; descending?: boolean }

function order({ expression, keyOf, isKey, descending = false }: Key): Order {
  const direction = descending ? desc : asc
  const sign = sql.raw(descending ? '<' : '>')
  return {
    by: [direction(expression), direction(books.id)],
    keyOf,
    isKey,
    after: (key, id) => sql`(${expression}, ${books.id}) ${sign} (${key}, ${id})`,
  }
}

const isText = (key: string | number) => typeof key === 'string'
const isYear = (key: string | number) =>
  typeof key === 'number' && key >= noYear.descending && key <= noYear.ascending
const isMoment = (key: string | number) =>
  typeof key === 'string' && !Number.isNaN(Date.parse(key)) && new Date(key).toISOString() === key

const title = {
  expression: sql`${books.titleKey}`,
  keyOf: (row: ListedRow) => row.titleKey,
  isKey: isText,
}
const author = {
  expression: sql`${books.authorKey}`,
  keyOf: (row: ListedRow) => row.authorKey,
  isKey: isText,
}
const createdAt = {
  expression: sql`${books.createdAt}`,
  keyOf: (row: ListedRow) => row.createdAt.toISOString(),
  isKey: isMoment,
}
const year = (end: number) => ({
  expression: shelfYear(books.publishedYear, end),
  keyOf: (row: ListedRow) => row.publishedYear ?? end,
  isKey: isYear,
})

export const orders: Record<Sort, Order> = {
  title: order(title),
  '-title': order({ ...title, descending: true }),
  author: order(author),
  '-author': order({ ...author, descending: true }),
  createdAt: order(createdAt),
  '-createdAt': order({ ...createdAt, descending: true }),
  publishedYear: order(year(noYear.ascending)),
  '-publishedYear': order({ ...year(noYear.descending), descending: true }),
}

export const trashOrder = order({
  expression: sql`${books.deletedAt}`,
  keyOf: (row) => row.deletedAt?.toISOString() ?? '',
  isKey: isMoment,
  descending: true,
})
