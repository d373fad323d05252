import { and, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { baseName, fieldOf } from '../../describe.ts'
import { complete } from '../../filters/check-filter.ts'
import { type Filter, type FilterForm, formOf } from '../../filters/filter.ts'
import { valuesIn } from '../../filters/values.ts'
import { linksTo } from '../link-table.server.ts'
import { sortKeyOf } from '../orders.server.ts'
import type { ResourceTable, Row } from '../resource-table.server.ts'
import { boundsOf, compared } from './ranges.server.ts'

/** Part of a statement that is prepared once for each name, and filled with values. */
export interface Condition {
  name: string
  values: Row
  where: (bound: (name: string) => unknown) => SQL | undefined
}

/** The underscore keeps it apart from the other values of a statement, as no field has one. */
const valueName = (key: string) => `${key}_`

/** A column or condition of a list of one's own stands on the value of a filter by this. */
export const filterValue = (key: string) => sql.placeholder(valueName(key))

type Write = (of: ResourceTable, filter: Filter, text: string) => Condition

export function conditionOf(of: ResourceTable, filter: Filter, value: unknown): Condition {
  const { key, kind } = filter
  const form = formOf({ kind })
  const own = of.conditions[key]
  if (form !== 'values' && own) {
    return whole(filter, value, (bound) => own(String(value), bound))
  }
  return key === of.scope
    ? whole(filter, value, (bound) => sql`${of.column(key)} = ${bound}`)
    : writing[form](of, filter, String(value))
}

const whole = (
  { key }: Filter,
  value: unknown,
  where: (bound: unknown) => SQL | undefined,
): Condition => ({
  name: `with ${key}`,
  values: { [valueName(key)]: value },
  where: (bound) => where(bound(valueName(key))),
})

/** One value after another, because a list of one is an equation, which leaves the order to the index. */
function each(
  { key }: Filter,
  values: readonly unknown[],
  where: (bound: unknown[]) => SQL | undefined,
): Condition {
  const filled = Object.fromEntries(values.map((value, at) => [`${valueName(key)}${at}`, value]))
  return {
    name: `with ${values.length} ${key}`,
    values: filled,
    where: (bound) => where(Object.keys(filled).map(bound)),
  }
}

const literal = (name: string, where: SQL | undefined): Condition => ({
  name,
  values: {},
  where: () => where,
})

/** The condition uses the column itself: PostgreSQL has no statistics of an expression whose index is partial. */
function between(of: ResourceTable, filter: Filter, text: string): Condition {
  const { key, field } = filter
  const given = boundsOf(of, filter, text)
  return {
    name: `with ${key} ${given.map(([end]) => end).join(' ')}`,
    values: Object.fromEntries(given.map(([end, value]) => [`${key}_${end}`, value])),
    where: (bound) =>
      and(...given.map(([end]) => compared(of.column(field), end, bound(`${key}_${end}`)))),
  }
}

const writing: Record<FilterForm, Write> = {
  values(of, filter, text) {
    const values = valuesIn(text)
    const own = of.conditions[filter.key]
    const links = of.links[filter.field]
    const condition = each(filter, values, (bound) => {
      if (own) return or(...values.map((value, at) => own(value, bound[at])))
      return links ? linksTo(links, of, bound) : inArray(of.column(filter.field), bound)
    })
    // A choice has few values, so each may have a statement of its own.
    return own && filter.kind === 'choice'
      ? { ...condition, name: `${filter.key} ${values.join(' ')}` }
      : condition
  },
  texts(of, filter, text) {
    const key = textKeyOf(of, filter.field)
    return each(filter, valuesIn(text), (bound) => {
      const keys = bound.map((value) => sql`left(search_text(${value}), 255)`)
      return sql`${key} IN (${sql.join(keys, sql`, `)})`
    })
  },
  range: between,
  days: between,
  moments: between,
  flag: (of, filter, text) =>
    each(filter, [text === 'true'], (bound) => inArray(of.column(filter.field), bound)),
  picture(of, { key, field }, text) {
    const column = of.column(field)
    return literal(`${key} ${text}`, text === 'none' ? isNull(column) : isNotNull(column))
  },
  missing({ resource, column }, { key }, text) {
    const values = valuesIn(text)
    const fields = resource.filters?.missing ?? []
    const lacking = fields.filter((name) => values.includes(baseName(name)))
    const present = fields.map((name) => isNotNull(column(name)))
    return literal(
      `${key} ${values.join(' ')}`,
      or(
        ...lacking.map((name) => isNull(column(name))),
        values.includes(complete) ? and(...present) : undefined,
      ),
    )
  },
}

/** Ignoring case and accents. */
export function textKeyOf(
  { resource, column }: Pick<ResourceTable, 'resource' | 'column'>,
  name: string,
) {
  return fieldOf(resource, name).sort ? sql`${column(sortKeyOf(name))}` : textKey(column(name))
}

export const textKey = (column: PgColumn) => sql`(left(search_text(${column}), 255) COLLATE "C")`
