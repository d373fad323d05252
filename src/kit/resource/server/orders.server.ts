import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core'
import { isMoment, isText, type KeyOrder, ordersBy } from '#platform/list/order.ts'
import { fieldsOf } from '../describe.ts'
import type { Field } from '../fields.ts'
import type { ResourceTable, Row } from './resource-table.server.ts'

export const noNumber = { ascending: 2_147_483_647, descending: -2_147_483_648 }

/** A literal, because PostgreSQL uses an expression index only for the exact same expression. */
export const numberOrLast = (column: AnyPgColumn, end: number) =>
  sql`coalesce(${column}, ${sql.raw(`${end}`)})`

export const noDate = { ascending: '9999-12-31', descending: '0001-01-01' }

export const dateOrLast = (column: AnyPgColumn, end: string) =>
  sql`coalesce(${column}, ${sql.raw(`'${end}'`)}::date)`

export type ListedRow = Row & { id: string; total: number | null; stage: number }
export type Orders = Record<string, KeyOrder<ListedRow>>

/** Every order that the description offers, in both directions; each needs an index. */
export function ordersOf(of: ResourceTable): Orders {
  const sorted = fieldsOf(of.resource).filter(([, { sort }]) => sort)
  return Object.fromEntries([
    ...sorted.flatMap(([name, field]) => ordersOfField(of, name, field)),
    ...(of.resource.metadata ? named('createdAt', momentOrders(of, 'createdAt')) : []),
  ])
}

type Both = ReturnType<typeof ordersBy<ListedRow>>

const named = (name: string, { up, down }: Both): [string, KeyOrder<ListedRow>][] => [
  [name, up],
  [`-${name}`, down],
]

export const momentOrders = ({ id, column }: ResourceTable, name: string): Both =>
  ordersBy<ListedRow>(id, {
    expression: sql`${column(name)}`,
    keyOf: ({ [name]: at }) => (at instanceof Date ? at.toISOString() : ''),
    isKey: isMoment,
  })

function ordersOfField(of: ResourceTable, name: string, { kind }: Field) {
  if (kind === 'number' || kind === 'year') return named(name, numberOrders(of, name))
  if (kind === 'date') return named(name, dateOrders(of, name))
  return named(name, textOrders(of, name))
}

/** `titleKey` is the form of `title` that sorts the same on every server. */
export const sortKeyOf = (name: string) => `${name}Key`

function textOrders({ id, column }: ResourceTable, name: string): Both {
  const key = sortKeyOf(name)
  return ordersBy<ListedRow>(id, {
    expression: sql`${column(key)}`,
    keyOf: ({ [key]: value }) => (typeof value === 'string' ? value : ''),
    isKey: isText,
  })
}

/** A key that the column can't hold would be an error of the database. */
const isNumberOf =
  (column: PgColumn) =>
  (key: string | number): boolean =>
    typeof key === 'number' &&
    key >= noNumber.descending &&
    key <= noNumber.ascending &&
    (Number.isInteger(key) || column.getSQLType() !== 'integer')

const isDay = (key: string | number) => typeof key === 'string' && isMoment(`${key}T00:00:00.000Z`)

function numberOrders({ id, column }: ResourceTable, name: string): Both {
  const towards = (end: number) =>
    ordersBy<ListedRow>(id, {
      expression: numberOrLast(column(name), end),
      keyOf: ({ [name]: value }) => (typeof value === 'number' ? value : end),
      isKey: isNumberOf(column(name)),
    })
  return { up: towards(noNumber.ascending).up, down: towards(noNumber.descending).down }
}

function dateOrders({ id, column }: ResourceTable, name: string): Both {
  const towards = (end: string) =>
    ordersBy<ListedRow>(id, {
      expression: dateOrLast(column(name), end),
      keyOf: ({ [name]: value }) => (typeof value === 'string' ? value : end),
      isKey: isDay,
    })
  return { up: towards(noDate.ascending).up, down: towards(noDate.descending).down }
}

export const sortColumnsOf = ({
  resource,
  column,
}: ResourceTable): Record<string, SQL | AnyPgColumn> =>
  Object.fromEntries(
    fieldsOf(resource).flatMap(([name, { sort, kind }]) =>
      sort && !['number', 'year', 'date'].includes(kind)
        ? [[sortKeyOf(name), column(sortKeyOf(name))]]
        : [],
    ),
  )
