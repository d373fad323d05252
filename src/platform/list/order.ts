import { asc, desc, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

type Key = string | number

/** An order with an index of its own, and where in it a row stands. */
export type Order<Row> = {
  by: SQL[]
  keyOf: (row: Row) => Key
  /** Whether a cursor's key could be one of this order. */
  isKey: (key: Key) => boolean
  /** What comes after a place: its key and, among equals, its id. */
  after: (key: Key | Placeholder | SQL, id: string | Placeholder) => SQL
}

/** One of a single expression, which goes up or down. */
export type KeyOrder<Row> = Order<Row> & { key: SQL; along: typeof asc }

type By<Row> = Pick<Order<Row>, 'keyOf' | 'isKey'> & { expression: SQL }

/** Both ways along an index of a key and the id. */
export function ordersBy<Row>(id: AnyPgColumn, { expression, keyOf, isKey }: By<Row>) {
  const way = (direction: typeof asc, sign: SQL): KeyOrder<Row> => ({
    by: [direction(expression), direction(id)],
    key: expression,
    along: direction,
    keyOf,
    isKey,
    after: (key, last) => sql`(${expression}, ${id}) ${sign} (${key}, ${last})`,
  })
  return { up: way(asc, sql.raw('>')), down: way(desc, sql.raw('<')) }
}

export const isText = (key: Key) => typeof key === 'string'

/** Of four-digit years, which begin with 1: PostgreSQL reads neither the year 0 nor those that JavaScript writes with a sign. */
export const isMoment = (key: Key) =>
  typeof key === 'string' &&
  /^(?!0000)\d{4}-/.test(key) &&
  !Number.isNaN(Date.parse(key)) &&
  new Date(key).toISOString() === key
