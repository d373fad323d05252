import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { baseName } from '../../describe.ts'
import { type Filter, formOf } from '../../filters/filter.ts'
import { areNumbers, endsIn, type Range } from '../../filters/range.ts'
import { endsOf, keysOrLast } from '../orders.server.ts'
import type { ResourceTable, Row } from '../resource-table.server.ts'
import { daysIn, momentsIn } from './moments.server.ts'

/** The wrong way round, they are none. */
export function numbersIn(text: string): Range<number> | undefined {
  const ends = areNumbers(text) ? endsIn(text) : undefined
  if (!ends) return undefined
  const { from, to } = { from: numberOf(ends.from), to: numberOf(ends.to) }
  return from !== undefined && to !== undefined && from > to ? undefined : { from, to }
}

const numberOf = (written: string | undefined) =>
  written === undefined ? undefined : Number(written)

const signs = { from: sql`>=`, to: sql`<=`, before: sql`<`, after: sql`>` }

type Bounds = [end: End, value: unknown][]
type End = 'from' | 'to' | 'before'

export const compared = (key: PgColumn | SQL, end: End, value: unknown): SQL =>
  sql`${key} ${signs[end]} ${value}`

export function boundsOf(
  { column }: Pick<ResourceTable, 'column'>,
  { field, kind }: Filter,
  text: string,
): Bounds {
  const form = formOf({ kind })
  if (form === 'moments') return given(momentsIn(text) ?? {})
  if (form === 'days') return given(daysIn(text) ?? {})
  const { from, to } = numbersIn(text) ?? {}
  if (!['integer', 'bigint'].includes(column(field).getSQLType())) return given({ from, to })
  return given({
    from: from === undefined ? from : clamped(Math.ceil(from)),
    to: to === undefined ? to : clamped(Math.floor(to)),
  })
}

const given = (values: Partial<Record<End, unknown>>): Bounds =>
  (['from', 'to', 'before'] as const).flatMap((end): Bounds =>
    values[end] === undefined ? [] : [[end, values[end]]],
  )

/** Beyond the integers of PostgreSQL there is nothing to find. */
const clamped = (whole: number) => Math.max(-2_147_483_648, Math.min(whole, 2_147_483_647))

/** A list in the order of a field that it filters: the page's own condition, along the index of the order. */
export function rangeAlong(of: ResourceTable, filter: Row, sort = '') {
  const isDown = sort.startsWith('-')
  const name = isDown ? sort.slice(1) : sort
  const field = of.resource.fields[name]
  const ends = field?.sort && endsOf[field.kind]
  if (!ends) return undefined
  const { up, down } = keysOrLast(of.column(name), ends)
  const { key, last } = isDown ? down : up
  if (filter['missing'] === baseName(name)) return { key: 'missing', where: sql`${key} = ${last}` }
  const ranged = of.filters.find((one) => one.field === name && filter[one.key] !== undefined)
  if (!ranged) return undefined
  const bounds = boundsOf(of, ranged, String(filter[ranged.key]))
  const hasEnd = bounds.some(([end]) => (end === 'from') === isDown)
  const where = and(
    ...bounds.map(([end]) => compared(key, end, sql.placeholder(`${ranged.key}_${end}`))),
    hasEnd ? undefined : sql`${key} ${isDown ? signs.after : signs.before} ${last}`,
  )
  return { key: ranged.key, where }
}
