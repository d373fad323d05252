import { brokenCursor, type CursorPlace, readCursor, writeCursor } from './cursor.ts'
import type { Order } from './order.ts'
import type { Listed } from './rows.ts'

export const countedAtMost = 10_000

export type Paging = { cursor?: string | undefined; limit: number }

export type Total = { count: number; exact: boolean }

export type Page<Item> = { items: Item[]; nextCursor: string | null; total: Total }

export const totalOf = (counted: number): Total => ({
  count: Math.min(counted, countedAtMost),
  exact: counted <= countedAtMost,
})

export const stillMany = 1000

export function pageStart<Row>(
  fingerprint: unknown,
  stages: Order<Row>[],
  cursor: string,
): CursorPlace {
  const place = readCursor(fingerprint, cursor)
  if (!stages[place.stage]?.isKey(place.key)) throw brokenCursor()
  return place
}

type Shown<Row, Item> = { limit: number; total: Total; show: (row: Row) => Item }

export function pageOf<Row extends Listed, Item>(
  fingerprint: unknown,
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
        ? writeCursor(fingerprint, { stage: last.stage, key, id: last.id, total })
        : null,
    total,
  }
}
