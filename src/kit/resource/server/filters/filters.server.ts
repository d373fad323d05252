import { and, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { baseName } from '../../describe.ts'
import { type Filter, filtersOf } from '../../filters/filter.ts'
import { valuesIn } from '../../filters/values.ts'
import { messagesOf } from '../../messages.ts'
import type { Resource } from '../../resource.ts'
import type { LinkTable } from '../link-table.server.ts'
import type { ResourceTable, Row } from '../resource-table.server.ts'
import { conditionOf } from './filter-conditions.server.ts'

export interface ReferenceTable {
  table: PgTable & { id: PgColumn }
  name: PgColumn
  links?: LinkTable
  /** SQL: whether the caller may refer to the record with the id in this column. */
  isSeen?: (column: string) => string
}
export type References = Record<string, ReferenceTable>

/** With placeholders, because a list's statements are prepared once per set of filters. */
export const filterConditions = (of: ResourceTable, filter: Row) =>
  conditionsOf(of, filter).map(({ where }) => where((name) => sql.placeholder(name)))

export const filterLiterals = (of: ResourceTable, filter: Row) =>
  conditionsOf(of, filter).map(({ where, values }) => where((name) => values[name]))

export const filterValues = (of: ResourceTable, filter: Row): Row =>
  Object.fromEntries(conditionsOf(of, filter).flatMap(({ values }) => Object.entries(values)))

export const filterNames = (of: ResourceTable, filter: Row) =>
  conditionsOf(of, filter).map(({ name }) => name)

/** No generic plan fits both a value of most records and one of almost none. */
export const needsOwnPlan = (of: ResourceTable, filter: Row) =>
  of.isMine !== undefined || given(of, filter).some((one) => !isLiteral(of, one))

const isLiteral = (of: ResourceTable, { key, kind }: Filter) =>
  kind === 'choice' && of.conditions[key] !== undefined

const conditionsOf = (of: ResourceTable, filter: Row) =>
  given(of, filter).map((one) => conditionOf(of, one, filter[one.key]))

const given = ({ filters, scope }: ResourceTable, filter: Row) =>
  filters.filter(({ key }) => key === scope || filter[key] !== undefined)

export async function requireReferences(
  { orm }: Pick<Database, 'orm'>,
  resource: Resource,
  { field, ids, references }: { field: string; ids: readonly string[]; references: References },
): Promise<void> {
  const target = references[field]
  if (!target) return
  const { table, isSeen } = target
  const wanted = and(inArray(table.id, ids), isSeen && sql.raw(isSeen('id')))
  if ((await orm.$count(table, wanted)) < ids.length) throw unknownReference(resource, field)
}

export function unknownReference(resource: Resource, field: string) {
  const message = messagesOf(resource)[`${baseName(field)}Unknown`] ?? 'Not found'
  return httpErrors.notValid(message, { [field]: message })
}

/** An unknown id filters nothing, so an empty list asks whether the record exists. */
export async function requireFilterReferences(
  database: Pick<Database, 'orm'>,
  resource: Resource,
  { filter, references }: { filter: Row; references: References },
): Promise<void> {
  for (const { key, field, kind } of filtersOf(resource)) {
    const wanted = filter[key]
    if (kind.startsWith('reference') && typeof wanted === 'string') {
      await requireReferences(database, resource, {
        field,
        ids: valuesIn(wanted.toLowerCase()),
        references,
      })
    }
  }
}
