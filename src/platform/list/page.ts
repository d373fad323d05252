import { brokenCursor, type CursorPlace, readCursor, writeCursor } from './cursor.ts'
import type { Order } from './order.ts'
import type { Listed } from './rows.ts'

/** Counting goes so far, and no further. */
export const countedAtMost = 10_000

export type Paging = { cursor?: string | undefined; limit: number }

export type Total = { count: number; exact: boolean }

export type Page<Item> = { items: Item[]; nextCursor: string | null; total: Total }

export const totalOf = (counted: number): Total => ({
  count: Math.min(counted, countedAtMost),
  exact: counted <= countedAtMost,
})

/** In milliseconds: whatever people do, what is too much to be counted stays so for a moment, and is not counted again. */
export const stillMany = 1000

/** Where a cursor points to in a list of such stages; `mark` is what makes it this list and no other. */
export function pageStart<Row>(mark: unknown, stages: Order<Row>[], cursor: string): CursorPlace {
  const place = readCursor(mark, cursor)
  if (!stages[place.stage]?.isKey(place.key)) throw brokenCursor()
  return place
}

type Shown<Row, Item> = { limit: number; total: Total; show: (row: Row) => Item }

/** Of rows that are one more than asked for when there is a next page. */
export function pageOf<Row extends Listed, Item>(
  mark: unknown,
  stages: Order<Row>[],
  rows: Row[],
  { limit, total, show }: Shown<Row, Item>,
): Page<Item> {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const key = last && stages[last.stage]?.keyOf(last)
  return {
    items: shown.map(show),
    nextCursor:
      last && key !== undefined
        ? writeCursor(mark, { stage: last.stage, key, id: last.id, total })
        : null,
    total,
  }
}
