import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import { baseName, fieldsOf, filtersOf, messagesOf } from '../describe.ts'
import type { Resource } from '../resource.ts'
import type { ResourceTable, Row } from './resource-table.server.ts'

/** The table of the resource that a field refers to, and its column with the name. */
export interface ReferenceTable {
  table: PgTable & { id: PgColumn }
  name: PgColumn
}
export type References = Record<string, ReferenceTable>

/** With placeholders, because a list's statements are prepared once per set of filters. */
export function filterConditions(of: ResourceTable, filter: Row): SQL[] {
  return given(of.resource, filter).map(({ key, field, kind }) =>
    kind === 'picture' ? isNull(of.column(field)) : eq(of.column(field), sql.placeholder(key)),
  )
}

export const filterValues = (of: ResourceTable, filter: Row): SQL[] =>
  given(of.resource, filter).map(({ key, field, kind }) =>
    kind === 'picture' ? isNull(of.column(field)) : eq(of.column(field), filter[key]),
  )

export const given = (resource: Resource, filter: Row) =>
  filtersOf(resource).filter(({ key }) => filter[key] !== undefined)

export async function requireReference(
  { orm }: Pick<Database, 'orm'>,
  resource: Resource,
  { field, id, references }: { field: string; id: unknown; references: References },
): Promise<void> {
  const target = references[field]
  if (!target) return
  if ((await orm.$count(target.table, eq(target.table.id, id))) === 0) {
    throw unknownReference(resource, field)
  }
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
  for (const [field, { kind }] of fieldsOf(resource)) {
    const id = filter[field]
    if (kind === 'reference' && id !== undefined) {
      await requireReference(database, resource, { field, id, references })
    }
  }
}
