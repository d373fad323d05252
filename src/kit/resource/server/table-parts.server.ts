import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import {
  type AnyPgColumn,
  index,
  integer,
  type PgColumn,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, sortableText, sortKey, times, uniqueKey } from '#platform/database/columns.ts'
import { fieldOf, fieldsOf, filtersOf, isSearched } from '../describe.ts'
import type { Field } from '../fields.ts'
import type { Resource } from '../resource.ts'
import { endsOf, keysOrLast, sortKeyOf } from './orders.server.ts'

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

const joined = (columns: AnyPgColumn[], start: string) =>
  sql.join(
    columns.map((column, at) => {
      const space = sql.raw(`'${at === 0 ? start : ' '}'`)
      return column.notNull ? sql`${space} || ${column}` : sql`coalesce(${space} || ${column}, '')`
    }),
    sql` || `,
  )

/** An index for every order that lists offer, with and without each filter; for searches, the trash and references. */
export function resourceIndexes(resource: Resource, columns: Record<string, PgColumn | undefined>) {
  const column = (name: string) => {
    const found = columns[name]
    if (!found) throw new Error(`The table of ${resource.path} has no column for ${name}`)
    return found
  }
  const uniqueIn = (name: string) =>
    fieldOf(resource, name).kind === 'reference' ? column(name) : uniqueKey(column(name))
  const { path, unique, trash, belongsTo } = resource
  // Behind a policy no index serves a search: LIKE might tell of rows that the policy hides.
  const isIndexed = isSearched(resource) && belongsTo === undefined
  const kept = trash ? isNull(column('deletedAt')) : undefined
  const named = (...parts: string[]) => toSnakeCase([path, ...parts].join('_'))
  const orders = [
    ...fieldsOf(resource).flatMap(([name, field]) =>
      field.sort ? keysOf(name, field, column) : [],
    ),
    ['createdAt', column('createdAt')] as const,
  ]
  const lists = orders.flatMap(([name, key]) =>
    [undefined, ...filtersOf(resource).filter(({ kind }) => kind !== 'references')].map(
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
    ...(unique ? [uniqueOf(named('unique'), unique.fields.map(uniqueIn), kept)] : []),
  ]
}

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
    [`${name}_up`, sql`(${up})`],
    [`${name}_down`, sql`(${down})`],
  ]
}
