import { getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Order } from '#platform/list/order.ts'
import type { Listed } from '#platform/list/rows.ts'
import { fieldsOf, listedFieldsOf } from '../describe.ts'
import { type Filter, filtersOf } from '../filters/filter.ts'
import { mistakeInNames } from '../reserved-names.ts'
import type { Resource } from '../resource.ts'
import type { References } from './filters/filters.server.ts'
import { linkedIds, type Links } from './link-table.server.ts'
import { type Tenancy, type Within, withinTenants } from './tenancy.server.ts'
import { type TenantKeys, tenantKeysOf } from './tenant-keys.server.ts'

export type Row = Record<string, unknown>
type Columns = Record<string, PgColumn | SQL.Aliased>

export interface ResourceTable {
  resource: Resource
  table: PgTable
  id: PgColumn
  column: (name: string) => PgColumn
  summary: Columns
  record: Columns
  links: Links
  isKept: SQL | undefined
  isTrashed: SQL
  nextVersion: { version?: SQL }
  within: Within
  /** True of the records of the caller's tenants, along an index. */
  isMine: SQL | undefined
  tenantKeys: TenantKeys
  filters: Filter[]
  conditions: Conditions
  scope: string | undefined
  order: Order<Listed> | undefined
}

/** `bound` is the value or its placeholder; only a condition on a choice may put `value` into the statement. */
type Condition = (value: string, bound: unknown) => SQL | undefined

/** By the key of a filter. One for `searchTerm` replaces the search by columns. */
type Conditions = Record<string, Condition | undefined>

export interface OwnList {
  columns?: Columns
  conditions?: Conditions
  /** The key of a filter that always applies: a column, or one of `conditions`. */
  scope?: string
  /** Applies without `sort`, instead of the order by name. */
  order?: Order<Listed>
}

export function resourceTable(
  resource: Resource,
  table: PgTable,
  {
    columns: own,
    conditions = {},
    scope,
    order,
    references = {},
    tenancy,
  }: OwnList & { references?: References; tenancy?: Tenancy | undefined } = {},
): ResourceTable {
  const mistake = mistakeInNames(resource)
  if (mistake !== undefined) throw new Error(`${resource.path}: ${mistake}`)
  const columns = getTableColumns(table)
  const column = (name: string) => {
    const found = columns[name]
    if (!found) throw new Error(`The table of ${resource.path} has no column for ${name}`)
    return found
  }
  const links: Links = Object.fromEntries(
    fieldsOf(resource).flatMap(([name, { kind }]) =>
      kind === 'references' ? [[name, linksOf(references, name)]] : [],
    ),
  )
  const pick = (names: string[]) =>
    Object.fromEntries(
      names.map((name) => {
        const linked = links[name]
        return [name, linked ? linkedIds(linked, table).as(name) : column(name)]
      }),
    )
  const kept = [
    ...(resource.metadata ? ['version', 'createdAt', 'updatedAt'] : []),
    ...(resource.trash ? ['deletedAt'] : []),
  ]
  const ownKeys = [scope, conditions['searchTerm'] && 'searchTerm']
  const ownFilters = ownKeys.flatMap((key): Filter[] =>
    key ? [{ key, param: key, field: key, kind: 'text' }] : [],
  )
  return {
    resource,
    table,
    id: column('id'),
    column,
    summary: own ?? pick(['id', ...listedFieldsOf(resource).map(([name]) => name), ...kept]),
    record: own ?? pick(['id', ...fieldsOf(resource).map(([name]) => name), ...kept]),
    links,
    filters: [...filtersOf(resource), ...ownFilters],
    conditions,
    scope,
    order,
    isKept: resource.trash ? isNull(column('deletedAt')) : undefined,
    isTrashed: resource.trash ? isNotNull(column('deletedAt')) : isNull(column('id')),
    nextVersion: columns['version'] ? { version: sql`${columns['version']} + 1` } : {},
    tenantKeys: tenantKeysOf(resource, table, links),
    ...tenantsOf(resource, table, tenancy),
  }
}

/** A description and what serves it must agree, so that no resource is isolated by halves. */
function tenantsOf(
  { path, belongsTo }: Resource,
  table: PgTable,
  tenancy: Tenancy | undefined,
): Pick<ResourceTable, 'within' | 'isMine'> {
  if (!tenancy && belongsTo === undefined) {
    return {
      within: ({ orm }, work, config) => (config ? orm.transaction(work, config) : work(orm)),
      isMine: undefined,
    }
  }
  const column = getTableColumns(table)[belongsTo ?? '']
  if (!tenancy || !column) throw new Error(`${path} need a tenancy and \`belongsTo\`, or neither`)
  return { within: withinTenants(table, tenancy), isMine: tenancy.isMine(column) }
}

function linksOf(references: References, name: string) {
  const links = references[name]?.links
  if (!links) throw new Error(`The field ${name} needs a table of links`)
  return links
}

export const textIn = (row: Row, name: string): string => {
  const value = row[name]
  return typeof value === 'string' ? value : ''
}
