import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { summaryColumns } from '../book-columns.server.ts'
import { books } from '../book.table.server.ts'
import { refuse } from '../refusals.server.ts'
import type { BookPage, Total } from './book-list.ts'
import { type Place, readCursor, writeCursor } from './list-cursor.server.ts'
import type { ListedRow, Order } from './list-orders.server.ts'

const countedAtMost = 10_000

/** A part of a list with an order of its own; after its last book the next stage begins. */
type Stage = { where: SQL | undefined; order: Order }

export type List = {
  /** What makes it this list and no other: a cursor of one is none of another. */
  mark: unknown
  stages: Stage[]
  /** Where the first page begins, when not at the beginning. */
  begin?: SQL | undefined
  /** What all stages together hold. */
  all: SQL | undefined
  /** Whose index tells how many there are. What was searched for no index has in any order: it is read in a snapshot. */
  countAlong: Order | undefined
}

type Page = { cursor?: string | undefined; limit: number }

export type Reader = Pick<Database['orm'], 'select' | '$count'>

/** A page that begins after a place of the list, whatever was added or removed meanwhile. */
export async function readPage(
  orm: Reader,
  list: List,
  { cursor, limit }: Page,
): Promise<BookPage> {
  const after = cursor === undefined ? undefined : placeOf(list, cursor)
  const total = after?.total ?? (await countRows(orm, list))
  // One more tells whether there is a next page; of a snapshot that was counted nobody looks for more than there is.
  const counted = list.countAlong === undefined && !after && total.exact
  const wanted = counted ? Math.min(limit + 1, total.count) : limit + 1
  const rows = await readRows(orm, list, after, wanted)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(({ summary }) => summary),
    nextCursor: last ? writeCursor(list.mark, { ...last.place, total }) : null,
    total,
  }
}

function placeOf({ mark, stages }: List, cursor: string): Place {
  const place = readCursor(mark, cursor)
  if (!stages[place.stage]?.order.isKey(place.key)) throw refuse.brokenCursor()
  return place
}

async function readRows(
  orm: Reader,
  { stages, begin }: List,
  after: Place | undefined,
  wanted: number,
) {
  const rows: ReturnType<typeof placed>[] = []
  for (const [number, { where, order }] of stages.entries()) {
    if (rows.length === wanted) break
    if (after && number < after.stage) continue
    const beyond = after?.stage === number ? order.after(after.key, after.id) : begin
    const found = await orm
      .select({ ...summaryColumns, titleKey: books.titleKey, authorKey: books.authorKey })
      .from(books)
      .where(and(where, beyond))
      .orderBy(...order.by)
      .limit(wanted - rows.length)
    rows.push(...found.map((row) => placed(row, number, order)))
  }
  return rows
}

function placed(row: ListedRow, stage: number, order: Order) {
  const { titleKey: _, authorKey: __, ...summary } = row
  return { summary, place: { stage, key: order.keyOf(row), id: row.id } }
}

/** Counts as far as counting goes, and no further. */
async function countRows(orm: Reader, { all, countAlong }: List): Promise<Total> {
  const counted = orm
    .select({ one: sql`1`.as('one') })
    .from(books)
    .where(all)
    .orderBy(...(countAlong?.by ?? []))
    .limit(countedAtMost + 1)
    .as('counted')
  const count = await orm.$count(counted)
  return { count: Math.min(count, countedAtMost), exact: count <= countedAtMost }
}
