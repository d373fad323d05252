import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import { baseName, type Filter, filtersOf } from '../describe.ts'
import { messagesOf } from '../messages.ts'
import type { Resource } from '../resource.ts'
import { type LinkTable, linksTo } from './link-table.server.ts'
import type { ResourceTable, Row } from './resource-table.server.ts'

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
  given(of, filter).map((one) => conditionOf(of, one, filter, sql.placeholder(one.key)))

export const filterValues = (of: ResourceTable, filter: Row) =>
  given(of, filter).map((one) => conditionOf(of, one, filter, filter[one.key]))

function conditionOf(of: ResourceTable, { key, field, kind }: Filter, filter: Row, value: unknown) {
  const own = of.conditions[key]
  if (own) return own(String(filter[key]), value)
  const links = of.links[field]
  if (links) return linksTo(links, of, value)
  return kind === 'picture' ? isNull(of.column(field)) : eq(of.column(field), value)
}

/** A choice has few values, so each may have a statement of its own. */
const isLiteral = (of: ResourceTable, { key, kind }: Filter) =>
  kind === 'choice' && of.conditions[key] !== undefined

export const filterNames = (of: ResourceTable, filter: Row) =>
  given(of, filter).map((one) =>
    isLiteral(of, one) ? `${one.key} ${String(filter[one.key])}` : `with ${one.key}`,
  )

/** No generic plan fits both a value of most records and one of almost none. */
export const needsOwnPlan = (of: ResourceTable, filter: Row) =>
  of.isMine !== undefined || given(of, filter).some((one) => !isLiteral(of, one))

export const given = ({ filters, scope }: ResourceTable, filter: Row) =>
  filters.filter(({ key }) => key === scope || filter[key] !== undefined)

export async function requireReference(
  { orm }: Pick<Database, 'orm'>,
  resource: Resource,
  { field, id, references }: { field: string; id: unknown; references: References },
): Promise<void> {
  const target = references[field]
  if (!target) return
  const { table, isSeen } = target
  const wanted = and(eq(table.id, id), isSeen && sql.raw(isSeen('id')))
  if ((await orm.$count(table, wanted)) === 0) throw unknownReference(resource, field)
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
    const id = filter[key]
    if (kind.startsWith('reference') && id !== undefined) {
      await requireReference(database, resource, { field, id, references })
    }
  }
}
