import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  type PgColumn,
  text,
  unique as uniqueTogether,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, sortableText, sortKey, times, uniqueKey } from '#platform/database/columns.ts'
import { baseName, fieldOf, fieldsOf, isSearched } from '../describe.ts'
import type { Field } from '../fields.ts'
import { type FilterKind, formOf, filtersOf } from '../filters/filter.ts'
import type { Resource } from '../resource.ts'
import { textKey } from './filters/filter-conditions.server.ts'
import { endsOf, keysOrLast, sortKeyOf } from './orders.server.ts'
import type { ResourceTable } from './resource-table.server.ts'

export const resourceColumns = {
  id: id(),
  version: integer().notNull().default(1),
  ...times,
}

/** The form of a text that sorts the same on every server. Records without the text come first. */
export const sortKeyColumn = (of: () => AnyPgColumn) =>
  sortableText()
    .notNull()
    .generatedAlwaysAs((): SQL => sql`coalesce(${sortKey(of())}, '')`)

/** Searched for long terms, where each word starts with a space, and for short ones. */
export const searchColumns = (of: () => AnyPgColumn[]) => ({
  search: text()
    .notNull()
    .generatedAlwaysAs((): SQL => sql`search_text(${joined(of(), ' ')})`),
  beginnings: text()
    .array()
    .notNull()
    .generatedAlwaysAs((): SQL => sql`search_beginnings(${joined(of(), '')})`),
})

/** A fingerprint of what a rule of `alike` compares; none if one of its texts is missing. */
export const alikeColumn = (of: () => AnyPgColumn[]) =>
  bigint({ mode: 'bigint' }).generatedAlwaysAs((): SQL => {
    const texts = of().map((column) => sql`alike_text(${column})`)
    return sql`hashtextextended(${sql.join(texts, sql` || '|' || `)}, 0)`
  })

const alikeName = (rule: string) => `${rule}Alike`

export const alikeColumnOf = ({ column }: Pick<ResourceTable, 'column'>, rule: string) =>
  column(alikeName(rule))

/** Serves the search for duplicates from the index alone. */
export const alikeIndex = (name: string, column: PgColumn, kept: SQL | undefined) =>
  among(index(name).on(column), and(kept, isNotNull(column)))

const joined = (columns: AnyPgColumn[], start: string) =>
  sql.join(
    columns.map((column, at) => {
      const space = sql.raw(`'${at === 0 ? start : ' '}'`)
      return column.notNull ? sql`${space} || ${column}` : sql`coalesce(${space} || ${column}, '')`
    }),
    sql` || `,
  )

/** Their filters have an index for each order, so that one value's list is never sorted. */
const ofFewValues: FilterKind[] = ['choice', 'boolean', 'reference', 'picture']

/** An index for every order that lists offer, and for each filter; for searches, the trash, references and the tenant. */
export function resourceIndexes(resource: Resource, columns: Columns) {
  const column = columnIn(resource, columns)
  const uniqueIn = (name: string) =>
    fieldOf(resource, name).kind === 'reference' ? column(name) : uniqueKey(column(name))
  const { path, unique, alike = {}, trash, belongsTo } = resource
  // Behind a policy no index serves a search: LIKE might tell of rows that the policy hides.
  const isIndexed = isSearched(resource) && belongsTo === undefined
  const kept = trash ? isNull(column('deletedAt')) : undefined
  const named = namesOf(path)
  const orders = [
    ...fieldsOf(resource).flatMap(([name, field]) =>
      field.sort ? keysOf(name, field, column) : [],
    ),
    ['createdAt', column('createdAt')] as const,
  ]
  const lists = orders.flatMap(([name, key]) =>
    [undefined, ...filtersOf(resource).filter(({ kind }) => ofFewValues.includes(kind))].map(
      (filter) => {
        if (!filter) return among(index(named(name)).on(key, column('id')), kept)
        const { field, kind, param } = filter
        return kind === 'picture'
          ? among(
              index(named('no', param, name)).on(key, column('id')),
              and(kept, isNull(column(field))),
            )
          : among(index(named(param, name)).on(column(field), key, column('id')), kept)
      },
    ),
  )
  const searches = (where: SQL | undefined, ...prefix: string[]) => [
    among(
      index(named(...prefix, 'search')).using('gin', sql`${column('search')} gin_trgm_ops`),
      where,
    ),
    among(index(named(...prefix, 'beginnings')).using('gin', column('beginnings')), where),
  ]
  const trashed = trash ? isNotNull(column('deletedAt')) : undefined
  const pictures = fieldsOf(resource).flatMap(([name, { kind }]) =>
    kind === 'picture' ? [name] : [],
  )
  return [
    ...lists,
    ...filterIndexes(resource, columns),
    ...(isIndexed ? searches(kept) : []),
    ...pictures.map((name) =>
      index(named(name))
        .on(column(name))
        .where(isNotNull(column(name))),
    ),
    ...(trashed
      ? [
          index(named('trash')).on(column('deletedAt'), column('id')).where(trashed),
          ...(isIndexed ? searches(trashed, 'trash') : []),
        ]
      : []),
    ...Object.keys(alike).map((rule) =>
      alikeIndex(named(rule, 'alike'), column(alikeName(rule)), kept),
    ),
    ...(unique ? [uniqueOf(named('unique'), unique.fields.map(uniqueIn), kept)] : []),
    // References within a tenant name the pair.
    ...(belongsTo === undefined
      ? []
      : [uniqueTogether(named('tenant')).on(column(belongsTo), column('id'))]),
  ]
}

/** For filters whose values are too many for an index in each order: where few records match, they are sorted. */
export function filterIndexes(resource: Resource, columns: Columns) {
  const { path, trash } = resource
  const column = columnIn(resource, columns)
  const named = namesOf(path)
  const kept = trash ? isNull(column('deletedAt')) : undefined
  const filters = filtersOf(resource).filter(
    ({ kind, field }) => ![...ofFewValues, 'references'].includes(kind) && field !== 'createdAt',
  )
  return filters.flatMap(({ field, param, kind }) => {
    if (kind === 'missing') return missingIndexes(resource, columns)
    const by = index(named('by', param))
    if (formOf({ kind }) !== 'texts') return among(by.on(column(field)), kept)
    // With the trash: PostgreSQL has statistics of an expression only from an index of the whole table.
    return fieldOf(resource, field).sort ? [] : by.on(textKey(column(field)))
  })
}

/** A partial index on a constant: small, and its condition selects the rows. */
function missingIndexes(resource: Resource, columns: Columns) {
  const { path, trash, filters, fields } = resource
  const column = columnIn(resource, columns)
  const named = namesOf(path)
  const kept = trash ? isNull(column('deletedAt')) : undefined
  const needed = (filters?.missing ?? []).filter((name) => {
    const { filter, kind = 'text' } = fields[name] ?? {}
    return !filter || formOf({ kind }) === 'texts'
  })
  const whole = (filters?.missing ?? []).map((name) => isNotNull(column(name)))
  return [
    ...needed.map((name) =>
      among(index(named('no', baseName(name))).on(sql`(0)`), and(kept, isNull(column(name)))),
    ),
    among(index(named('complete')).on(sql`(0)`), and(kept, ...whole)),
  ]
}

type Columns = Record<string, PgColumn | undefined>

const columnIn =
  ({ path }: Resource, columns: Columns) =>
  (name: string) => {
    const found = columns[name]
    if (!found) throw new Error(`The table of ${path} has no column for ${name}`)
    return found
  }

const namesOf =
  (path: string) =>
  (...parts: string[]) =>
    toSnakeCase([path, ...parts].join('_'))

type Built = ReturnType<ReturnType<typeof index>['on']>

const among = (built: Built, where: SQL | undefined) => (where ? built.where(where) : built)

function uniqueOf(name: string, keys: (PgColumn | SQL)[], kept: SQL | undefined) {
  const [first = sql`id`, ...rest] = keys
  const built = uniqueIndex(name).on(first, ...rest)
  return kept ? built.where(kept) : built
}

type Key = readonly [name: string, key: PgColumn | SQL]

function keysOf(name: string, { kind }: Field, column: (name: string) => PgColumn): Key[] {
  const ends = endsOf[kind]
  if (!ends) return [[name, column(sortKeyOf(name))]]
  const { up, down } = keysOrLast(column(name), ends)
  return [
    [`${name}_up`, sql`(${up.key})`],
    [`${name}_down`, sql`(${down.key})`],
  ]
}
