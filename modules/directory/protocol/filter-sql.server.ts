import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Filter, Operator, Value } from './parse-filter.server.ts'
import { scimErrors } from './scim-errors.server.ts'

/** The columns that a filter may use, by the name of the attribute. */
export type Filterable = ReadonlyMap<string, (operator: Operator, value: Value) => SQL>

export function whereOf(filter: Filter, known: Filterable, within = ''): SQL {
  if (filter.kind === 'not') {
    return sql`NOT coalesce(${whereOf(filter.filter, known, within)}, false)`
  }
  if (filter.kind === 'within') {
    return whereOf(filter.filter, known, `${within}${filter.attribute}.`)
  }
  if (filter.kind === 'compare') {
    const compare = known.get(within + filter.attribute)
    if (compare) return compare(filter.operator, filter.value)
    throw scimErrors.invalid('invalidFilter', `No filter by ${within}${filter.attribute}`)
  }
  const parts = filter.filters.map((part) => whereOf(part, known, within))
  return (filter.kind === 'and' ? and(...parts) : or(...parts)) ?? sql`true`
}

const unknownOperator = (operator: Operator) =>
  scimErrors.invalid('invalidFilter', `The operator ${operator} does not fit this attribute`)

interface TextOptions {
  /** Case matters. */
  isExact?: boolean
  /** For columns whose own comparison ignores case, and has an index. */
  equals?: (value: string) => SQL
}

export const filterText =
  (column: SQL, { isExact = false, equals }: TextOptions = {}) =>
  (operator: Operator, value: Value): SQL => {
    if (operator === 'pr') return sql`${column} IS NOT NULL`
    if (value === null && operator === 'eq') return sql`${column} IS NULL`
    if (value === null && operator === 'ne') return sql`${column} IS NOT NULL`
    if (typeof value !== 'string') {
      throw scimErrors.invalid('invalidFilter', 'A text is compared with a text')
    }
    const own = isExact ? column : sql`lower(${column})`
    const other = isExact ? sql`${value}::text` : sql`lower(${value}::text)`
    if (operator === 'eq') return equals?.(value) ?? sql`${own} = ${other}`
    if (operator === 'ne') return sql`${own} IS DISTINCT FROM ${other}`
    if (operator === 'co') return sql`position(${other} IN ${own}) > 0`
    if (operator === 'sw') return sql`starts_with(${own}, ${other})`
    if (operator === 'ew') return sql`right(${own}, length(${other})) = ${other}`
    throw unknownOperator(operator)
  }

/** Entra ID asks for `active eq "True"`, too. */
export const filterBoolean =
  (column: SQL) =>
  (operator: Operator, value: Value): SQL => {
    if (operator === 'pr') return sql`true`
    if (operator !== 'eq' && operator !== 'ne') throw unknownOperator(operator)
    const wanted = String(value).toLowerCase()
    if (wanted !== 'true' && wanted !== 'false') {
      throw scimErrors.invalid('invalidFilter', 'Compare with true or false')
    }
    const isWanted = (wanted === 'true') === (operator === 'eq')
    return isWanted ? column : sql`NOT ${column}`
  }

/** Always the same, as the type of the only address. */
export const filterConstant =
  (constant: string) =>
  (operator: Operator, value: Value): SQL =>
    filterText(sql`${constant}::text`)(operator, value)
