import { z } from 'zod/mini'
import { idSchema } from '#platform/api/id.ts'
import { queryList } from '#platform/api/query-list.ts'
import { listSchema, searchTermSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { filtersOf } from '../filters/filter.ts'
import type { Resource } from '../resource.ts'
import type { PageOf } from './list-schemas.server.ts'
import { type Row, textIn } from './resource-table.server.ts'
import type { ListContext, ServedResource } from './resource-verbs.server.ts'

export const namesQuerySchema = z.strictObject({
  ids: z.optional(queryList(idSchema, 100)),
  searchTerm: z.optional(searchTermSchema),
})
export type NamesQuery = z.infer<typeof namesQuerySchema>

/** The names of records of tenants can be limited to those of one tenant, as the record that refers to them needs. */
export function namesQueryOf(
  resource: Resource,
): z.ZodMiniType<NamesQuery, z.input<typeof namesQuerySchema>> {
  const { belongsTo } = resource
  return belongsTo !== undefined && filtersOf(resource).some(({ key }) => key === belongsTo)
    ? z.strictObject({ ...namesQuerySchema.shape, [belongsTo]: z.optional(idSchema) })
    : namesQuerySchema
}

const optionSchema = z.object({ id: z.uuid(), name: z.string(), note: z.optional(z.string()) })
nameSchemas({ Option: optionSchema })

export const namesSchema = listSchema(optionSchema)
export type Names = z.infer<typeof namesSchema>

/** Few options are offered at once: users type more of the name. */
export const mostOptions = 20

interface Named {
  resource: Pick<Resource, 'nameField' | 'belongsTo'>
  names: ServedResource<Resource>['names']
  within: ServedResource<Resource>['within']
  verbs: {
    list: (
      context: ListContext,
      query: Row & { searchTerm?: string | undefined; limit: number },
    ) => Promise<PageOf<Row>>
  }
}

export function listNames<R extends Resource>(
  served: Pick<ServedResource<R>, 'resource' | 'names' | 'within' | 'verbs'>,
  context: ListContext,
  query: NamesQuery,
): Promise<Names>
export async function listNames(
  { resource: { nameField, belongsTo }, names, within, verbs }: Named,
  context: ListContext,
  { ids, searchTerm, ...limits }: NamesQuery & Row,
): Promise<Names> {
  if (ids) {
    const found = await within(context.acting, (orm) => names(orm, ids))
    return { items: [...found].map(([id, name]) => ({ id, name })) }
  }
  const { items } = await verbs.list(context, {
    searchTerm,
    ...(belongsTo !== undefined && { [belongsTo]: limits[belongsTo] }),
    limit: mostOptions,
  })
  return { items: items.map((row) => ({ id: textIn(row, 'id'), name: textIn(row, nameField) })) }
}
