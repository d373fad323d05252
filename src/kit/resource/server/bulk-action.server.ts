import { isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Act } from '#platform/activity/record.ts'
import { baseName, fieldsOf } from '../describe.ts'
import type { FilterOf, Resource } from '../resource.ts'
import { rulesOf } from '../schemas.ts'
import { bulkIds, listSchemasOf, setTypeOf } from './list-schemas.server.ts'
import { actOn, recordedRow } from './record-change.server.ts'
import type { ResourceTable, Row } from './resource-table.server.ts'

/** `delete`, `restore`, or `set` with the field's name and its value: `{ type: 'setGenre', genreId }`. */
export type BulkAction = Row & { type: string }

type SetTypes<R extends Resource> = {
  [K in keyof R['fields'] & string as R['fields'][K] extends { bulk: true } ? K : never]: {
    type: `set${Capitalize<K extends `${infer Base}Id` ? Base : K>}`
  } & { [Key in K]: NonNullable<R['fields'][K]['types']>['draft'] }
}
type ActionOf<R extends Resource> =
  | { type: 'delete' }
  | (R extends { trash: true } ? { type: 'restore' } : never)
  | SetTypes<R>[keyof SetTypes<R>]

export type BulkOf<R extends Resource> =
  | { ids: string[]; action: ActionOf<R> }
  | { filter: FilterOf<R>; action: ActionOf<R>; cursor?: string | undefined }

export type Bulk =
  | { ids: string[]; action: BulkAction }
  | { filter: Row; action: BulkAction; cursor?: string | undefined }

/** `restore` selects from the trash. A filter may need several calls, each with the cursor of the previous one. */
export function bulkSchemaOf<R extends Resource>(resource: R): z.ZodMiniType<BulkOf<R>>
export function bulkSchemaOf(resource: Resource): z.ZodMiniType {
  const rules = rulesOf(resource)
  const sets = setFieldsOf(resource).map((name) =>
    z.strictObject({
      type: z.literal(setTypeOf(baseName(name))),
      [name]: rules[name] ?? z.never(),
    }),
  )
  const action = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('delete') }),
    ...(resource.trash ? [z.strictObject({ type: z.literal('restore') })] : []),
    ...sets,
  ])
  const { filter } = listSchemasOf(resource, ['csv', 'jsonl'])
  return z.union([
    z.strictObject({ ids: bulkIds, action }),
    z.strictObject({ filter, action, cursor: z.optional(z.string()) }),
  ])
}

const setFieldsOf = (resource: Pick<Resource, 'fields'>) =>
  fieldsOf(resource).flatMap(([name, { bulk }]) => (bulk ? [name] : []))

export const fieldSetBy = (resource: Resource, { type }: BulkAction) =>
  setFieldsOf(resource).find((name) => setTypeOf(baseName(name)) === type)

export const reach = ({ column, isKept, resource }: ResourceTable, { type }: BulkAction): SQL =>
  (type === 'restore' && resource.trash ? isNotNull(column('deletedAt')) : isKept) ?? sql`true`

export function wouldChange(of: ResourceTable, action: BulkAction): SQL | undefined {
  const field = fieldSetBy(of.resource, action)
  if (field === undefined) return undefined
  const value = action[field]
  const column = of.column(field)
  if (value === null) return sql`${column} IS NOT NULL`
  return of.resource.fields[field]?.required
    ? ne(column, value)
    : sql`${column} IS DISTINCT FROM ${value}`
}

export const isAlready = (resource: Resource, row: Row, action: BulkAction) => {
  const field = fieldSetBy(resource, action)
  return field !== undefined && row[field] === action[field]
}

export function changesOfAction(resource: Resource, action: BulkAction): Row {
  const field = fieldSetBy(resource, action)
  if (field !== undefined) return { [field]: action[field] }
  return { deletedAt: action.type === 'delete' ? sql`now()` : null }
}

export function actOfAction(resource: Resource, row: Row, action: BulkAction): Act {
  const field = fieldSetBy(resource, action)
  if (field === undefined) {
    const verb = action.type === 'restore' ? 'restore' : 'delete'
    return actOn(resource, verb, row, resource.trash ? {} : { before: recordedRow(resource, row) })
  }
  const [before, after] = [{ [field]: row[field] }, { [field]: action[field] }]
  return actOn(resource, 'update', row, { before, after })
}
