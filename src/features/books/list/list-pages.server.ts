import { refuse } from '../refusals.server.ts'
import type { BookPage, Total } from './book-list.ts'
import { type Place, readCursor, writeCursor } from './list-cursor.server.ts'
import type { ListedRow, Order } from './list-orders.server.ts'

/** Counting goes so far, and no further. */
export const countedAtMost = 10_000

export type Paging = { cursor?: string | undefined; limit: number }

export const totalOf = (counted: number): Total => ({
  count: Math.min(counted, countedAtMost),
  exact: counted <= countedAtMost,
})

/** Where a cursor points to in a list of such stages; `mark` is what makes it this list and no other. */
export function placeOf(mark: unknown, stages: Order[], cursor: string): Place {
  const place = readCursor(mark, cursor)
  if (!stages[place.stage]?.isKey(place.key)) throw refuse.brokenCursor()
  return place
}

/** Of rows that are one more than asked for when there is a next page. */
export function pageOf(
  mark: unknown,
  stages: Order[],
  rows: (ListedRow & { stage?: number })[],
  { limit, total }: { limit: number; total: Total },
): BookPage {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const { stage = 0 } = last ?? {}
  const key = last && stages[stage]?.keyOf(last)
  return {
    items: shown.map(summaryOf),
    nextCursor:
      last && key !== undefined ? writeCursor(mark, { stage, key, id: last.id, total }) : null,
    total,
  }
}

function summaryOf(row: ListedRow & { stage?: number; total?: number | null }) {
  const { titleKey: _, authorKey: __, stage: ___, total: ____, ...summary } = row
  return summary
}
