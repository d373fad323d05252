import { asc, desc, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

type Key = string | number

export type Order<Row> = {
  by: SQL[]
  keyOf: (row: Row) => Key
  isKey: (key: Key) => boolean
  after: (key: Key | Placeholder | SQL, id: string | Placeholder) => SQL
}

export type KeyOrder<Row> = Order<Row> & { key: SQL; along: typeof asc }

type By<Row> = Pick<Order<Row>, 'keyOf' | 'isKey'> & { expression: SQL }

export function ordersBy<Row>(id: AnyPgColumn, { expression, keyOf, isKey }: By<Row>) {
  const ordering = (direction: typeof asc, sign: SQL): KeyOrder<Row> => ({
    by: [direction(expression), direction(id)],
    key: expression,
    along: direction,
    keyOf,
    isKey,
    after: (key, last) => sql`(${expression}, ${id}) ${sign} (${key}, ${last})`,
  })
  return { up: ordering(asc, sql.raw('>')), down: ordering(desc, sql.raw('<')) }
}

/** Ids sort by creation time. */
export const newestFirst = <Row>(id: AnyPgColumn): Order<Row> => ({
  by: [desc(id)],
  keyOf: () => '',
  isKey: isText,
  after: (_, last) => sql`${id} < ${last}`,
})

export const isText = (key: Key) => typeof key === 'string'

/** Years 0001 to 9999: PostgreSQL rejects the year 0 and JavaScript's signed years. */
export const isMoment = (key: Key) =>
  typeof key === 'string' &&
  /^(?!0000)\d{4}-/.test(key) &&
  !Number.isNaN(Date.parse(key)) &&
  new Date(key).toISOString() === key
