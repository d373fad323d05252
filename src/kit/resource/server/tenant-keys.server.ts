import { and, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.ts'
import type { Resource } from '../resource.ts'
import { unknownReference } from './filters/filters.server.ts'
import type { Links } from './link-table.server.ts'
import type { ResourceTable, Row } from './resource-table.server.ts'
import { isOfTenants } from './tenancy.server.ts'

interface TenantKey {
  table: PgTable
  id: PgColumn
  tenant: PgColumn
}

/** The references whose foreign key includes the tenant, by their fields: both records belong to one tenant. */
export type TenantKeys = Record<string, TenantKey>

/** A foreign key is checked past all policies, so one of the id alone would accept the records of every tenant. */
export function tenantKeysOf(
  { path, belongsTo }: Resource,
  table: PgTable,
  links: Links,
): TenantKeys {
  const alone = (field: string, target: PgTable) =>
    new Error(
      `${path}: ${field} refers to ${getTableName(target)}, which belong to tenants. Both must belong to one: ` +
        'add a foreign key of both columns, as the guide to multi-tenant resources shows',
    )
  for (const [field, linked] of Object.entries(links)) {
    for (const key of linked ? getTableConfig(linked).foreignKeys : []) {
      const { foreignTable } = key.reference()
      if (foreignTable !== table && isOfTenants(foreignTable)) throw alone(field, foreignTable)
    }
  }
  const keys = getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference()
    const at = columns.findIndex(({ name }) => name === belongsTo)
    const field = columns.find(({ name }) => name !== belongsTo)
    const [tenant, id] = [foreignColumns[at], foreignColumns[at === 0 ? 1 : 0]]
    if (!field || !id || !isOfTenants(foreignTable)) return []
    if (!tenant || columns.length !== 2) throw alone(field.name, foreignTable)
    return [[field.name, { table: foreignTable, id, tenant }] as const]
  })
  return Object.fromEntries(keys)
}

type Of = Pick<ResourceTable, 'resource' | 'table' | 'column' | 'tenantKeys'>

/** Refuses a record whose references belong to another tenant: the database would not name the field to a user. */
export async function requireOneTenant(
  orm: Pick<Database['orm'], '$count'>,
  { resource, tenantKeys }: Of,
  { before = {}, written }: { before?: Row; written: Row },
): Promise<void> {
  const after: Row = { ...before, ...given(written) }
  const tenant = after[resource.belongsTo ?? '']
  for (const [field, { table, id, tenant: owner }] of Object.entries(tenantKeys)) {
    const { [field]: wanted } = after
    if (typeof wanted !== 'string' || typeof tenant !== 'string') continue
    if (!isChanged(resource, field, written)) continue
    const found = await orm.$count(table, and(inArray(id, [wanted]), eq(owner, tenant)))
    if (found === 0) throw unknownReference(resource, field)
  }
}

const given = (written: Row) =>
  Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))

const isChanged = ({ belongsTo = '' }: Resource, field: string, written: Row) =>
  written[field] !== undefined || written[belongsTo] !== undefined

/** SQL: the first field that would refer to a record of another tenant after the changes; null if none would. */
export function strayField(of: Of, changes: Row): SQL<string | null> {
  const { resource, table, column, tenantKeys } = of
  // Drizzle drops the tables from the columns of a selection, so the record's is written out.
  const valueOf = (name: string) =>
    changes[name] === undefined
      ? sql`${table}.${columnName(column(name))}`
      : sql`${sql.param(changes[name], column(name))}::uuid`
  const cases = Object.entries(tenantKeys).flatMap(([field, { table: target, id, tenant }]) =>
    isChanged(resource, field, changes)
      ? [
          sql`WHEN ${valueOf(field)} IS NOT NULL AND NOT EXISTS (
            SELECT FROM ${target} AS "_target" WHERE "_target".${columnName(id)} = ${valueOf(field)}
              AND "_target".${columnName(tenant)} = ${valueOf(resource.belongsTo ?? '')}
          ) THEN ${field}`,
        ]
      : [],
  )
  return cases.length > 0
    ? sql<string | null>`CASE ${sql.join(cases, sql` `)} END`
    : sql<string | null>`NULL`
}

const columnName = ({ name }: PgColumn) => sql.identifier(toSnakeCase(name))
