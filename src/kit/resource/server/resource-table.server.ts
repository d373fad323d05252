import { getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { fieldsOf, listedFieldsOf } from '../describe.ts'
import type { Resource } from '../resource.ts'

export type Row = Record<string, unknown>
export type Columns = Record<string, PgColumn | SQL.Aliased>

/** A described resource with its table. */
export interface ResourceTable {
  resource: Resource
  table: PgTable
  id: PgColumn
  column: (name: string) => PgColumn
  /** What lists return. */
  summary: Columns
  record: Columns
  /** Undefined without trash. */
  isKept: SQL | undefined
  isTrashed: SQL
  /** What every update sets besides the changed fields; empty if the table has no versions. */
  nextVersion: { version?: SQL }
  conditions: Conditions
}

/** By the key of a filter: a condition of its own, made of literals. */
export type Conditions = Record<string, ((value: string) => SQL | undefined) | undefined>

interface Own {
  /** What lists return instead of the listed fields. */
  columns?: Columns
  conditions?: Conditions
}

export function resourceTable(
  resource: Resource,
  table: PgTable,
  { columns: own, conditions = {} }: Own = {},
): ResourceTable {
  const columns = getTableColumns(table)
  const column = (name: string) => {
    const found = columns[name]
    if (!found) throw new Error(`The table of ${resource.path} has no column for ${name}`)
    return found
  }
  const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, column(name)]))
  const kept = [
    ...(resource.metadata ? ['version', 'createdAt', 'updatedAt'] : []),
    ...(resource.trash ? ['deletedAt'] : []),
  ]
  return {
    resource,
    table,
    id: column('id'),
    column,
    summary: own ?? pick(['id', ...listedFieldsOf(resource).map(([name]) => name), ...kept]),
    record: own ?? pick(['id', ...fieldsOf(resource).map(([name]) => name), ...kept]),
    conditions,
    isKept: resource.trash ? isNull(column('deletedAt')) : undefined,
    isTrashed: resource.trash ? isNotNull(column('deletedAt')) : isNull(column('id')),
    nextVersion: columns['version'] ? { version: sql`${columns['version']} + 1` } : {},
  }
}

/** A column whose values a record shows; the type of a row is known by its description only. */
export const textIn = (row: Row, name: string): string => {
  const value = row[name]
  return typeof value === 'string' ? value : ''
}
