import { z } from 'zod/mini'
import { errorMap } from '#platform/api/error-map.ts'
import { byAnyKey } from '#platform/api/procedure.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { type ResourceAction, permissionFor } from '#rules/permissions.ts'
import { labelOf } from '../messages.ts'
import type { Resource } from '../resource.ts'
import { schemasOf } from '../schemas.ts'
import { listSchemasOf } from './list-schemas.server.ts'
import type { ServedRecords, ServedResource } from './resource-verbs.server.ts'

type Parts = 'resource' | 'verbs' | 'errors'

const idSchema = z.strictObject({ id: z.uuid() })

export function recordApi<R extends Resource>({
  resource,
  verbs,
  errors,
}: Pick<ServedRecords<R>, Parts>) {
  const { name, path } = resource
  const { draft, change, record } = schemasOf(resource)
  const { title, one } = wordsOf(resource)
  const requires = requiring(resource)
  const notFound = errors.notFound()
  const duplicate = resource.unique ? [errors.duplicate()] : []
  const conflict = resource.metadata ? [errors.conflict(null)] : []

  nameSchemas({ [title]: record })

  return {
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
      .errors(errorMap(notFound, ...duplicate, ...conflict, ...errors.whenLocked))
      .route({
        method: 'PATCH',
        path: `/${path}/{id}`,
        summary: `Update ${one}`,
        description: `Changes the fields that are sent.${versionRule(resource)}`,
      })
      .input(change)
      .output(record)
      .handler(({ context, input }) => verbs.update(context, input)),

    delete: requires('delete')
      .errors(errorMap(notFound, ...errors.whenReferenced, ...errors.whenLocked))
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
  }
}

export function trashApi<R extends Resource>({
  resource,
  verbs,
  errors,
}: Pick<ServedResource<R>, Parts>) {
  const { name, path } = resource
  const { record } = schemasOf(resource)
  const { page, trash } = listSchemasOf(resource)
  const { one } = wordsOf(resource)
  const requires = requiring(resource)
  const notFound = errors.notFound()
  return {
    listTrash: requires('delete')
      .route({
        method: 'GET',
        path: `/${path}/trash`,
        summary: 'List the trash',
        description: `Returns a page of the ${path} in the trash that match the search term, the latest deleted first.`,
      })
      .input(trash)
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

export const requiring =
  ({ name }: Resource) =>
  (...actions: ResourceAction[]) =>
    byAnyKey(permissionFor(name, ...actions))

export function wordsOf({ name }: Resource) {
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

const versionRule = ({ metadata }: Resource) =>
  metadata
    ? ' `version` is the version that the change is based on; if it is out of date, `current` in the error is the latest.'
    : ''
