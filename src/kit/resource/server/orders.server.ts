import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core'
import { isMoment, isText, type KeyOrder, ordersBy } from '#platform/list/order.ts'
import type { Listed } from '#platform/list/rows.ts'
import { fieldsOf } from '../describe.ts'
import type { Field, FieldKind } from '../fields.ts'
import type { ResourceTable, Row } from './resource-table.server.ts'

export const noNumber = { ascending: 2_147_483_647, descending: -2_147_483_648 }

/** A literal, because PostgreSQL uses an expression index only for the exact same expression. */
export const numberOrLast = (column: AnyPgColumn, end: number) =>
  sql`coalesce(${column}, ${sql.raw(`${end}`)})`

/** Replaces a missing value, so that it comes last in both directions. */
interface Ends {
  ascending: string | number
  descending: string | number
  type?: 'date' | 'timestamptz'
  isKey: (key: string | number, column: PgColumn) => boolean
}

const numbers = { ...noNumber, isKey: isBetween(noNumber) }
const noAmount = { ascending: Number.MAX_SAFE_INTEGER, descending: -Number.MAX_SAFE_INTEGER }

/** Kinds without ends are sorted as texts. */
export const endsOf: Partial<Record<FieldKind, Ends>> = {
  number: numbers,
  year: numbers,
  money: { ...noAmount, isKey: isBetween(noAmount) },
  date: {
    ascending: '9999-12-31',
    descending: '0001-01-01',
    type: 'date',
    isKey: (key) => isMoment(`${key}T00:00:00.000Z`),
  },
  dateTime: {
    ascending: '9999-12-31T23:59:59.999Z',
    descending: '0001-01-01T00:00:00.000Z',
    type: 'timestamptz',
    isKey: isMoment,
  },
}

/** A key that the column can't hold would be an error of the database. */
function isBetween({ ascending, descending }: typeof noNumber): Ends['isKey'] {
  return (key, column) =>
    typeof key === 'number' &&
    key >= descending &&
    key <= ascending &&
    (Number.isInteger(key) || !['integer', 'bigint'].includes(column.getSQLType()))
}

export function keysOrLast(column: PgColumn, { ascending, descending, type }: Ends) {
  const literal = (end: string | number) =>
    sql.raw(typeof end === 'number' ? `${end}` : `'${end}'::${type}`)
  const towards = (end: string | number) => sql`coalesce(${column}, ${literal(end)})`
  return {
    up: { key: towards(ascending), last: literal(ascending) },
    down: { key: towards(descending), last: literal(descending) },
  }
}

export type ListedRow = Row & Listed
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
  const ends = endsOf[kind]
  return named(name, ends ? endedOrders(of, name, ends) : textOrders(of, name))
}

function endedOrders({ id, column }: ResourceTable, name: string, ends: Ends): Both {
  const keys = keysOrLast(column(name), ends)
  const towards = (expression: SQL, end: string | number) =>
    ordersBy<ListedRow>(id, {
      expression,
      keyOf: ({ [name]: value }) =>
        typeof value === 'string' || typeof value === 'number' ? value : end,
      isKey: (key) => ends.isKey(key, column(name)),
    })
  return {
    up: towards(keys.up.key, ends.ascending).up,
    down: towards(keys.down.key, ends.descending).down,
  }
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

export const sortColumnsOf = ({
  resource,
  column,
}: ResourceTable): Record<string, SQL | AnyPgColumn> =>
  Object.fromEntries(
    fieldsOf(resource).flatMap(([name, { sort, kind }]) =>
      sort && !endsOf[kind] ? [[sortKeyOf(name), column(sortKeyOf(name))]] : [],
    ),
  )
