import { createHash } from 'node:crypto'
import { z } from 'zod/mini'
import { httpErrors } from '../errors/http-errors.ts'
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
  const key = last && stages[last['#stage']]?.keyOf(last)
  return {
    items: shown.map(show),
    nextCursor:
      last && key !== undefined
        ? writeCursor(fingerprint, { stage: last['#stage'], key, id: last.id, total })
        : null,
    total,
  }
}

const notValid = 'The cursor is not valid'
const brokenCursor = () => httpErrors.notValid(notValid, { cursor: notValid })

export type CursorPlace = {
  stage: number
  key: string | number
  id: string
  total: Total
}

const written = z.tuple([
  z.int().check(z.minimum(0)),
  z.union([z.string().check(z.regex(/^[^\0]*$/)), z.number()]),
  z.uuid(),
  z.int(),
  z.boolean(),
])

function writeCursor(list: unknown, { stage, key, id, total }: CursorPlace): string {
  return encryptCursor(list, [stage, key, id, total.count, total.exact])
}

function readCursor(list: unknown, cursor: string): CursorPlace {
  const [stage, key, id, count, exact] = decryptCursor(list, cursor, written)
  return { stage, key, id, total: { count, exact } }
}

export const encryptCursor = (list: unknown, facts: unknown[]): string =>
  Buffer.from(JSON.stringify([fingerprintOf(list), facts])).toString('base64url')

export function decryptCursor<Facts>(
  list: unknown,
  cursor: string,
  facts: z.ZodMiniType<Facts>,
): Facts {
  const text = Buffer.from(cursor, 'base64url').toString()
  const { data } = z.safeParse(z.tuple([z.literal(fingerprintOf(list)), facts]), parse(text))
  if (!data) throw brokenCursor()
  return data[1]
}

const fingerprintOf = (list: unknown) =>
  createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 8)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
