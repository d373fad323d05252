import { z } from 'zod/mini'
import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { chosenSchema } from '#platform/export/export-schema.ts'
import { fileOf, fileRoute, fileSchema } from '#platform/export/file-answer.ts'
import { formatNames } from '#platform/export/file-formats.ts'
import { recordExport } from '#platform/export/record-export.ts'
import { countSchema, paging } from '#platform/list/list-schema.ts'
import { type ResourceAction, permissionFor } from '#rules/permissions.ts'
import { labelOf } from '../messages.ts'
import type { Resource } from '../resource.ts'
import { schemasOf } from '../schemas.ts'
import { bulkSchemaOf } from './bulk-action.server.ts'
import { bulkResultSchema, lettersSchemaOf, listSchemasOf } from './list-schemas.server.ts'
import type { ServedResource } from './resource-verbs.server.ts'

type Served<R extends Resource> = Pick<
  ServedResource<R>,
  'resource' | 'verbs' | 'errors' | 'exports'
>

const idSchema = z.strictObject({ id: z.uuid() })

/** The procedures of a resource, for pages and for programs. */
export function resourceApi<R extends Resource>({ resource, verbs, errors, exports }: Served<R>) {
  const { name, path } = resource
  const { draft, change, record, summary } = schemasOf(resource)
  const lists = listSchemasOf(resource, formatNames)
  const { title, one } = wordsOf(resource)
  const requires = requiring(resource)
  const notFound = errors.notFound()
  const duplicate = resource.unique ? [errors.duplicate()] : []

  nameSchemas({
    [title]: record,
    [`${title}Summary`]: summary,
    [`${title}BulkResult`]: bulkResultSchema,
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

    get: requires('read')
      .errors(errorMap(notFound))
      .route({
        method: 'GET',
        path: `/${path}/{id}`,
        summary: `Get ${one}`,
        description: `Returns ${one} that is not in the trash.`,
      })
      .input(idSchema)
      .output(record)
      .handler(({ context, input }) => verbs.get(context, input.id)),

    create: requires('create')
      .errors(errorMap(...duplicate))
      .route({
        method: 'POST',
        path: `/${path}`,
        successStatus: 201,
        summary: `Create ${one}`,
        description: `Creates ${one}.${uniqueRule(resource)}`,
      })
      .input(draft)
      .output(record)
      .handler(({ context, input }) => verbs.create(context, input)),

    update: requires('update')
      .errors(errorMap(notFound, ...duplicate, errors.conflict(null)))
      .route({
        method: 'PATCH',
        path: `/${path}/{id}`,
        summary: `Update ${one}`,
        description:
          'Changes the fields that are sent. `version` is the version that the change is based on; if it is out of date, `current` in the error is the latest.',
      })
      .input(change)
      .output(record)
      .handler(({ context, input }) => verbs.update(context, input)),

    delete: requires('delete')
      .errors(errorMap(notFound))
      .route({
        method: 'DELETE',
        path: `/${path}/{id}`,
        successStatus: 204,
        summary: resource.trash ? `Move ${one} to the trash` : `Delete ${one}`,
        description: resource.trash
          ? `The ${name} can be restored until the trash is emptied.`
          : 'This can’t be undone.',
      })
      .input(idSchema)
      .handler(({ context, input }) => verbs.delete(context, input.id)),

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

    export: requires('read')
      .route({
        ...fileRoute,
        method: 'GET',
        path: `/${path}/export`,
        summary: `Export ${path}`,
        description: `Streams all ${path} that match the filter, in the order of \`sort\`, as a CSV or JSON Lines file.`,
      })
      .input(lists.export)
      .output(fileSchema)
      .handler(async ({ context, input: { format, ...query } }) =>
        fileOf(
          path,
          exports.formats[format],
          await exports.list(context.acting, query),
          recordExport(context, name),
        ),
      ),

    exportChosen: requires('read')
      .meta({ reads: true })
      .route({
        ...fileRoute,
        method: 'POST',
        path: `/${path}/export`,
        summary: `Export selected ${path}`,
        description: `Returns the ${path} with these ids, by name, as a CSV or JSON Lines file.`,
      })
      .input(chosenSchema)
      .output(fileSchema)
      .handler(async ({ context, input: { format, ids } }) =>
        fileOf(
          path,
          exports.formats[format],
          [await exports.chosen(context.acting, ids)],
          recordExport(context, name),
        ),
      ),
  }
}

/** Further procedures of a resource with trash. */
export function trashApi<R extends Resource>({ resource, verbs, errors }: Served<R>) {
  const { name, path } = resource
  const { record } = schemasOf(resource)
  const { page } = listSchemasOf(resource, formatNames)
  const { one } = wordsOf(resource)
  const requires = requiring(resource)
  const notFound = errors.notFound()
  return {
    listTrash: requires('delete')
      .route({
        method: 'GET',
        path: `/${path}/trash`,
        summary: 'List the trash',
        description: `Returns a page of the ${path} in the trash.`,
      })
      .input(z.strictObject(paging))
      .output(page)
      .handler(({ context, input }) => verbs.listTrash(context, input)),

    restore: requires('delete')
      .errors(errorMap(notFound, ...(resource.unique ? [errors.duplicate()] : [])))
      .route({
        method: 'POST',
        path: `/${path}/{id}/restore`,
        summary: `Restore ${one}`,
        description: `Moves ${one} out of the trash.`,
      })
      .input(idSchema)
      .output(record)
      .handler(({ context, input }) => verbs.restore(context, input.id)),

    deletePermanently: requires('delete')
      .errors(errorMap(notFound))
      .route({
        method: 'DELETE',
        path: `/${path}/{id}/permanently`,
        successStatus: 204,
        summary: `Delete ${one} permanently`,
        description: `Deletes the ${name}, which is in the trash. This can’t be undone.`,
      })
      .input(idSchema)
      .handler(({ context, input }) => verbs.deletePermanently(context, input.id)),
  }
}

/** The letters that names start with, for an A-Z index. */
export function lettersApi<R extends Resource>({ resource, verbs }: Served<R>) {
  const letters = z.object({ letters: z.array(z.string()) })
  nameSchemas({ [`${wordsOf(resource).title}Letters`]: letters })
  return {
    letters: requiring(resource)('read')
      .route({
        method: 'GET',
        path: `/${resource.path}/letters`,
        summary: 'List first letters',
        description: 'Returns the letters that names start with; `#` stands for digits and signs.',
      })
      .input(lettersSchemaOf(resource))
      .output(letters)
      .handler(({ context, input }) => verbs.letters(context, input)),
  }
}

const requiring =
  ({ name }: Resource) =>
  (...actions: ResourceAction[]) =>
    requirePermission(permissionFor(name, ...actions))

function wordsOf({ name }: Resource) {
  const article = /^[aeiou]/.test(name) ? 'an' : 'a'
  return { title: labelOf(name), one: `${article} ${name}` }
}

function uniqueRule({ unique, fields }: Resource) {
  if (!unique) return ''
  const labels = unique.fields.map((name) => labelOf(name, fields[name]))
  return labels.length > 1
    ? ` ${labels.join(' and ')} together must be unique.`
    : ` ${labels.join()} must be unique.`
}
