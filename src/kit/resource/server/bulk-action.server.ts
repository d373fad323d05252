import { isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Act } from '#platform/activity/record.ts'
import { baseName, bulkFieldsOf, fieldOf } from '../describe.ts'
import type { FilterOf, Resource, SetAction } from '../resource.ts'
import { rulesOf } from '../schemas.ts'
import { bulkIds, listSchemasOf, setTypeOf } from './list-schemas.server.ts'
import { actOn, recordedRow, withNextVersion } from './record-change.server.ts'
import type { ResourceTable, Row } from './resource-table.server.ts'
import { strayField } from './tenant-keys.server.ts'

/** `delete`, `restore`, or `set` with the field's name and its value: `{ type: 'setOwner', ownerId }`. */
export type BulkAction = Row & { type: string }

type ActionOf<R extends Resource> =
  | { type: 'delete' }
  | (R extends { trash: true } ? { type: 'restore' } : never)
  | SetAction<R>

export type BulkOf<R extends Resource> =
  | { ids: string[]; action: ActionOf<R> }
  | { filter: FilterOf<R>; action: ActionOf<R>; cursor?: string | undefined }

export type PreviewOf<R extends Resource> =
  | { ids: string[]; action: ActionOf<R> }
  | { filter: FilterOf<R>; action: ActionOf<R> }

export type Bulk =
  | { ids: string[]; action: BulkAction }
  | { filter: Row; action: BulkAction; cursor?: string | undefined }

/** `restore` selects from the trash. A filter may need several calls, each with the cursor of the previous one. */
export function bulkSchemaOf<R extends Resource>(resource: R): z.ZodMiniType<BulkOf<R>>
export function bulkSchemaOf(resource: Resource): z.ZodMiniType {
  const { action, filter } = bulkShapeOf(resource)
  return z.union([
    z.strictObject({ ids: bulkIds, action }),
    z.strictObject({ filter, action, cursor: z.optional(z.string()) }),
  ])
}

export function previewSchemaOf<R extends Resource>(resource: R): z.ZodMiniType<PreviewOf<R>>
export function previewSchemaOf(resource: Resource): z.ZodMiniType {
  const { action, filter } = bulkShapeOf(resource)
  return z.union([z.strictObject({ ids: bulkIds, action }), z.strictObject({ filter, action })])
}

function bulkShapeOf(resource: Resource) {
  const rules = rulesOf(resource)
  const sets = bulkFieldsOf(resource).map((name) =>
    z.strictObject({
      type: z.literal(setTypeOf(baseName(name))),
      [name]:
        fieldOf(resource, name).kind === 'picture'
          ? z.null()
          : z.nonoptional(rules[name] ?? z.never()),
    }),
  )
  const deletion = z.strictObject({ type: z.literal('delete') })
  const others = [
    ...(resource.trash ? [z.strictObject({ type: z.literal('restore') })] : []),
    ...sets,
  ]
  const action = others.length > 0 ? z.discriminatedUnion('type', [deletion, ...others]) : deletion
  const { filter } = listSchemasOf(resource)
  return { action, filter }
}

export const fieldSetBy = (resource: Resource, { type }: BulkAction) =>
  bulkFieldsOf(resource).find((name) => setTypeOf(baseName(name)) === type)

export const reach = ({ column, isKept, resource }: ResourceTable, { type }: BulkAction): SQL =>
  (type === 'restore' && resource.trash ? isNotNull(column('deletedAt')) : isKept) ?? sql`true`

export function wouldChange(of: ResourceTable, action: BulkAction): SQL | undefined {
  const field = fieldSetBy(of.resource, action)
  if (field === undefined) return undefined
  const column = of.column(field)
  if (action[field] === null) return sql`${column} IS NOT NULL`
  const value = sql.param(action[field], column)
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

/** The field that the action would make refer to a record of another tenant; SQL, null for none. */
export function strayFieldOf(of: ResourceTable, action: BulkAction) {
  const field = fieldSetBy(of.resource, action)
  return strayField(of, field === undefined ? {} : { [field]: action[field] })
}

export function actOfAction(resource: Resource, row: Row, action: BulkAction): Act {
  const field = fieldSetBy(resource, action)
  if (field === undefined) {
    const verb = action.type === 'restore' ? 'restore' : 'delete'
    if (resource.trash) return actOn(resource, verb, withNextVersion(row))
    return actOn(resource, verb, row, { before: recordedRow(resource, row) })
  }
  const [before, after] = [{ [field]: row[field] }, { [field]: action[field] }]
  return actOn(resource, 'update', withNextVersion(row), { before, after })
}
