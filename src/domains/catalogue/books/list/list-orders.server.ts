import { sql } from 'drizzle-orm'
import { isMoment, isText, type KeyOrder, ordersBy } from '#platform/list/order.ts'
import { books, noYear, shelfYear } from '../book.table.server.ts'
import type { ListedBook } from './book-rows.server.ts'
import type { Sort } from './sorts.ts'

const isYear = (key: string | number) =>
  typeof key === 'number' && key >= noYear.descending && key <= noYear.ascending

const title = ordersBy<ListedBook>(books.id, {
  expression: sql`${books.titleKey}`,
  keyOf: (row) => row.titleKey,
  isKey: isText,
})
const author = ordersBy<ListedBook>(books.id, {
  expression: sql`${books.authorKey}`,
  keyOf: (row) => row.authorKey,
  isKey: isText,
})
const createdAt = ordersBy<ListedBook>(books.id, {
  expression: sql`${books.createdAt}`,
  keyOf: (row) => row.createdAt.toISOString(),
  isKey: isMoment,
})
const year = (end: number) =>
  ordersBy<ListedBook>(books.id, {
    expression: shelfYear(books.publishedYear, end),
    keyOf: (row) => row.publishedYear ?? end,
    isKey: isYear,
  })

export const orders: Record<Sort, KeyOrder<ListedBook>> = {
  title: title.up,
  '-title': title.down,
  author: author.up,
  '-author': author.down,
  createdAt: createdAt.up,
  '-createdAt': createdAt.down,
  publishedYear: year(noYear.ascending).up,
  '-publishedYear': year(noYear.descending).down,
}

export const trashOrder = ordersBy<ListedBook>(books.id, {
  expression: sql`${books.deletedAt}`,
  keyOf: (row) => row.deletedAt?.toISOString() ?? '',
  isKey: isMoment,
}).down
