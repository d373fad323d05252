import { z } from 'zod/mini'
import { errorMap } from '#platform/api/error-map.ts'
import { idSchema } from '#platform/api/id.ts'
import { countSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import type { Resource } from '../resource.ts'
import { schemasOf } from '../schemas.ts'
import { bulkSchemaOf, previewSchemaOf } from './bulk-action.server.ts'
import { bulkPreviewSchema } from './bulk-preview.server.ts'
import { valuesQuerySchemaOf, valuesSchema } from './filters/values.server.ts'
import { bulkResultSchema, listSchemasOf, undoneSchema } from './list-schemas.server.ts'
import { listNames, namesQueryOf, namesSchema } from './names.server.ts'
import { recordApi, requiring, wordsOf } from './record-api.server.ts'
import type { ServedResource } from './resource-verbs.server.ts'

type Served<R extends Resource> = Pick<
  ServedResource<R>,
  'resource' | 'verbs' | 'errors' | 'names' | 'within'
>

export function resourceApi<R extends Resource>(served: Served<R>) {
  const { resource, verbs, errors } = served
  const { path } = resource
  const lists = listSchemasOf(resource)
  const { title } = wordsOf(resource)
  const requires = requiring(resource)

  nameSchemas({
    [`${title}Summary`]: schemasOf(resource).summary,
    [`${title}BulkResult`]: bulkResultSchema,
    [`${title}Undone`]: undoneSchema,
    [`${title}BulkPreview`]: bulkPreviewSchema,
  })

  return {
    list: requires('read')
      .route({
        method: 'GET',
        path: `/${path}`,
        summary: `List ${path}`,
        description: `Returns a page of ${path} that match the search term and the filters, in the order of \`sort\`.`,
      })
      .input(lists.query)
      .output(lists.page)
      .handler(({ context, input }) => verbs.list(context, input)),

    count: requires('delete')
      .route({
        method: 'GET',
        path: `/${path}/count`,
        summary: `Count ${path}`,
        description: `Counts exactly the ${path} that match the search term and the filters, as a bulk action on the same filter would change them.`,
      })
      .input(lists.filter)
      .output(countSchema)
      .handler(({ context, input }) => verbs.count(context, input)),

    names: requires('read')
      .route({
        method: 'GET',
        path: `/${path}/names`,
        summary: `List names of ${path}`,
        description: `Returns the names of the ${path} with these ids or, without ids, of the first ${path} that match the search term.`,
      })
      .input(namesQueryOf(resource))
      .output(namesSchema)
      .handler(({ context, input }) => listNames(served, context, input)),

    ...recordApi(served),

    bulk: requires('update', 'delete')
      .route({
        method: 'POST',
        path: `/${path}/bulk`,
        summary: `Change many ${path}`,
        description: `Applies one action to the ${path} with these ids, or to all ${path} that match a filter. With a filter, each call changes a batch and returns \`nextCursor\` until all are done. \`failed\` lists the ${path} that couldn’t be changed.`,
      })
      .input(bulkSchemaOf(resource))
      .output(bulkResultSchema)
      .handler(({ context, input }) => verbs.bulk(context, input)),

    undoBulk: requires('update', 'delete')
      .errors(errorMap(errors.notFound()))
      .route({
        method: 'POST',
        path: `/${path}/bulk/undo`,
        summary: 'Undo a bulk action',
        description: `Gives the ${path} that a call of the bulk action changed their former values, within a day and for the user who made the call. \`failed\` lists the ${path} that were changed since, which stay as they are.`,
      })
      .input(z.strictObject({ undoId: idSchema }))
      .output(undoneSchema)
      .handler(({ context, input }) => verbs.undoBulk(context, input.undoId)),

    bulkPreview: requires('update', 'delete')
      .meta({ reads: true })
      .route({
        method: 'POST',
        path: `/${path}/bulk/preview`,
        summary: `Preview a bulk action`,
        description: `Counts exactly what a bulk action would do: \`changing\`, \`unchanged\` (they have the value already) and \`failed\`, each with the first few ${path}.`,
      })
      .input(previewSchemaOf(resource))
      .output(bulkPreviewSchema)
      .handler(({ context, input }) => verbs.previewBulk(context, input)),
  }
}

/** The values that its filters by texts and by languages offer. */
export function valuesApi<R extends Resource>({ resource, verbs }: Served<R>) {
  nameSchemas({ [`${wordsOf(resource).title}Values`]: valuesSchema })
  return {
    values: requiring(resource)('read')
      .route({
        method: 'GET',
        path: `/${resource.path}/values`,
        summary: `List values of ${resource.path}`,
        description: `Returns the first values of a field that ${resource.path} have: those that begin with the text, and others that contain it.`,
      })
      .input(valuesQuerySchemaOf(resource))
      .output(valuesSchema)
      .handler(({ context, input }) => verbs.values(context, input)),
  }
}
