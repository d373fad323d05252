import { and, asc, eq, sql } from 'drizzle-orm'
import { books, booksOnServer } from '#modules/catalogue/books/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import { listReader } from '#platform/list/list-reader.ts'
import { isMoment, isText, type Order, ordersBy } from '#platform/list/order.ts'
import type { Paging } from '#platform/list/page.ts'
import { orderAndLimit, type Part, type Reader, type Rows } from '#platform/list/rows.ts'
import type { ShelfBook, ShelfBookPage, ShelfBookQuery } from '../books/shelf-book.server.ts'
import { shelfReadings } from '../books/shelf-readings.server.ts'
import { emptyPage } from '../books/show-shelf.server.ts'
import { shelfBooks } from '../tables/shelf.table.server.ts'
import { findShelfId } from '../verbs/find-shelf.server.ts'

const forReader = sql`${sql.placeholder('readerId')}::uuid`

const addedByCaller = sql<boolean>`${shelfBooks.addedBy} IS NOT DISTINCT FROM ${forReader}`
const ownRating = sql<
  number | null
>`${shelfReadings?.ratingOf(forReader, sql`${shelfBooks}.book_id`) ?? sql`NULL`}`

const select = (orm: Reader, { where, by, limit, paging }: Part) =>
  orm
    .select({
      id: shelfBooks.id,
      position: shelfBooks.position,
      addedAt: shelfBooks.createdAt,
      isAddedByCaller: addedByCaller.as('is_added_by_caller'),
      rating: ownRating.as('rating'),
      book: booksOnServer.summary,
      ...paging,
    })
    .from(shelfBooks)
    .innerJoin(books, eq(books.id, shelfBooks.bookId))
    .where(where)
    .orderBy(orderAndLimit(limit, by))

type ListedBook = Awaited<ReturnType<typeof select>>[number]

const rows: Rows<ListedBook, ShelfBook> = {
  table: shelfBooks,
  select,
  show: ({ book, addedAt, isAddedByCaller, rating }) => ({
    book,
    addedAt,
    isAddedByCaller,
    rating,
  }),
}

const readBooks = listReader(rows)

const byHand: Order<ListedBook> = {
  by: [asc(shelfBooks.shelfId), asc(shelfBooks.position)],
  keyOf: (row) => row.position,
  isKey: isText,
  after: (key) => sql`${shelfBooks.position} > ${key}`,
}

const { down: newest } = ordersBy<ListedBook>(shelfBooks.id, {
  expression: sql`${shelfBooks.createdAt}`,
  keyOf: ({ addedAt }) => addedAt.toISOString(),
  isKey: isMoment,
})

const isOnShelf = and(
  sql`${shelfBooks.shelfId} = ${sql.placeholder('shelfId')}`,
  sql`EXISTS (SELECT FROM ${books} AS standing WHERE standing.id = ${shelfBooks.bookId} AND standing.deleted_at IS NULL)`,
)

const isFound = sql`EXISTS (SELECT FROM ${books} AS sought WHERE sought.id = ${shelfBooks.bookId}
  AND position(btrim(search_text(${sql.placeholder('searchTerm')})) IN search_text(sought.title || ' ' || sought.author)) > 0)`

export async function listShelfBooks(
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { shelf: named, searchTerm, ...paging }: ShelfBookQuery,
): Promise<ShelfBookPage> {
  const shelfId = await findShelfId({ acting, caller }, named)
  if (shelfId === null) return emptyPage
  const sought = { shelfId, readerId: caller.user.id, searchTerm }
  return readShelfBooks(acting.orm, sought, paging)
}

interface Sought {
  shelfId: string
  readerId: string | null
  searchTerm?: string | undefined
  /** Instead of the order of the shelf, for those who follow it. */
  isNewestFirst?: boolean
}

/** The caller must have checked the permission to read the shelf. */
export function readShelfBooks(
  orm: Database['orm'],
  { shelfId, readerId, searchTerm = '', isNewestFirst = false }: Sought,
  paging: Paging,
): Promise<ShelfBookPage> {
  const isSearched = searchTerm.trim() !== ''
  const list = {
    name: `books of a shelf${isNewestFirst ? ', newest first' : ''}${isSearched ? ', searched' : ''}`,
    where: isSearched ? and(isOnShelf, isFound) : isOnShelf,
    values: { shelfId, readerId, searchTerm },
    plannedAnew: true,
    order: isNewestFirst ? newest : byHand,
    fingerprint: [
      isNewestFirst ? 'new on shelf' : 'shelf',
      shelfId,
      ...(isSearched ? [searchTerm] : []),
    ],
  }
  return readBooks(orm, list, paging)
}
