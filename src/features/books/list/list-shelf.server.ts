import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { summaryColumns } from '../book-columns.server.ts'
import { books } from '../book.table.server.ts'
import type { BookPage } from './book-list.ts'
import type { Order } from './list-orders.server.ts'
import { countedAtMost, pageOf, type Paging, placeOf, totalOf } from './list-pages.server.ts'

/** Books in an order that an index has. */
export type Shelf = {
  /** Of its statements, which are prepared: what differs from call to call is named in `where` and given in `values`. */
  name: string
  where: SQL | undefined
  values: Record<string, string | undefined>
  order: Order
  /** Whose index tells how many there are. */
  countAlong: Order
  /** Where the first page begins, when not at the beginning. */
  begin?: SQL | undefined
  mark: unknown
}

/** How many rows a statement reads: few lengths make few statements. */
const lengths = [20, 100]

/** A page that begins after a place of the shelf, whatever was added or removed meanwhile. */
export async function readShelf(
  orm: Database['orm'],
  shelf: Shelf,
  { cursor, limit }: Paging,
): Promise<BookPage> {
  const { mark, order, values } = shelf
  const after = cursor === undefined ? undefined : placeOf(mark, [order], cursor)
  const length = lengths.find((some) => some >= limit) ?? limit
  const rows = after
    ? await laterPage(orm, shelf, length).execute({ ...values, key: after.key, id: after.id })
    : await firstPage(orm, shelf, length).execute(values)
  const counted = async () => (await count(orm, shelf).execute(values))[0]?.total ?? 0
  // A list that begins behind its last book is not empty.
  const total = after?.total ?? totalOf(rows[0]?.total ?? (shelf.begin ? await counted() : 0))
  return pageOf(mark, [order], rows, { limit, total })
}

const firstPage = (orm: Database['orm'], shelf: Shelf, length: number) =>
  prepared(orm, `first ${length} of ${shelf.name}`, (name) =>
    page(orm, shelf, { total: sql<number | null>`(${counting(orm, shelf)})`, length })
      .where(and(shelf.where, shelf.begin))
      .prepare(name),
  )

const laterPage = (orm: Database['orm'], shelf: Shelf, length: number) =>
  prepared(orm, `next ${length} of ${shelf.name}`, (name) => {
    const beyond = shelf.order.after(sql.placeholder('key'), sql.placeholder('id'))
    return page(orm, shelf, { total: sql<number | null>`NULL::int`, length })
      .where(and(shelf.where, beyond))
      .prepare(name)
  })

const count = (orm: Database['orm'], shelf: Shelf) =>
  prepared(orm, `count of ${shelf.name}`, (name) => counting(orm, shelf).prepare(name))

const page = (
  orm: Database['orm'],
  { order }: Shelf,
  { total, length }: { total: SQL<number | null>; length: number },
) =>
  orm
    .select({
      ...summaryColumns,
      titleKey: books.titleKey,
      authorKey: books.authorKey,
      total: total.as('total'),
    })
    .from(books)
    .orderBy(...order.by)
    .limit(length + 1)
    .$dynamic()

function counting(orm: Database['orm'], { where, countAlong }: Shelf) {
  const some = orm
    .select({ one: sql`1`.as('one') })
    .from(books)
    .where(where)
    .orderBy(...countAlong.by)
    .limit(countedAtMost + 1)
    .as('counted')
  return orm.select({ total: sql<number>`count(*)::int`.as('total') }).from(some)
}
