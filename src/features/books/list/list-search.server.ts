import { and, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '#server/database/database.ts'
import { summaryColumns } from '../book-columns.server.ts'
import { books } from '../book.table.server.ts'
import type { BookPage } from './book-list.ts'
import type { Place } from './list-cursor.server.ts'
import type { Order } from './list-orders.server.ts'
import { countedAtMost, pageOf, type Paging, placeOf, totalOf } from './list-pages.server.ts'

/** A part of what was found with an order of its own; after its last book the next stage begins. */
type Stage = { where: SQL | undefined; order: Order }

export type Search = {
  stages: Stage[]
  /** What all stages together hold. */
  all: SQL | undefined
  mark: unknown
}

type Reader = Pick<Database['orm'], 'select' | '$count'>

/** A page of what was found; in a snapshot, so that what is counted is what is read. */
export async function readSearch(
  snapshot: Reader,
  { mark, stages, all }: Search,
  { cursor, limit }: Paging,
): Promise<BookPage> {
  const orders = stages.map(({ order }) => order)
  const after = cursor === undefined ? undefined : placeOf(mark, orders, cursor)
  const total = after?.total ?? (await countFound(snapshot, all))
  // One more tells whether there is a next page; nobody looks for more than there is.
  const wanted = !after && total.exact ? Math.min(limit + 1, total.count) : limit + 1
  const rows = wanted === 0 ? [] : await readRows(snapshot, stages, after, wanted)
  return pageOf(mark, orders, rows, { limit, total })
}

/** All stages in one statement, which comes to a stage only when those before it have not filled the page. */
function readRows(snapshot: Reader, stages: Stage[], after: Place | undefined, wanted: number) {
  const first = after?.stage ?? 0
  const [one, two, ...others] = stages.slice(first).map(({ where, order }, number) => {
    const beyond = after && number === 0 ? order.after(after.key, after.id) : undefined
    return snapshot
      .select({
        ...summaryColumns,
        titleKey: books.titleKey,
        authorKey: books.authorKey,
        stage: sql<number>`${first + number}::int`.as('stage'),
      })
      .from(books)
      .where(and(where, beyond))
      .orderBy(...order.by)
      .limit(wanted)
  })
  if (!one) return []
  return two ? unionAll(one, two, ...others).limit(wanted) : one
}

async function countFound(snapshot: Reader, all: SQL | undefined) {
  const counted = snapshot
    .select({ one: sql`1`.as('one') })
    .from(books)
    .where(all)
    .limit(countedAtMost + 1)
    .as('counted')
  return totalOf(await snapshot.$count(counted))
}
