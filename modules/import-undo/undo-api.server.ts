import { z } from 'zod/mini'
import type { Importer } from '#modules/import-files/index.server.ts'
import {
  beginRun,
  readRun,
  runErrors,
  runSchema,
  undoCountsSchema,
} from '#modules/imports/index.server.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { permissionFor } from '#rules/permissions.ts'
import { previewUndo } from './preview-undo.server.ts'

const undoSchema = z.extend(undoCountsSchema, {
  /** The first records that were changed since the import. */
  keptRecords: z.array(z.object({ id: z.uuid(), name: z.string() })),
})

nameSchemas({ ImportUndo: undoSchema })

const idSchema = z.strictObject({ id: z.uuid() })

export function undoApiOf(importer: Importer) {
  const { resource } = importer.plan
  const { name, path } = resource
  const address = `/imports/${path}/{id}/undo` as const
  const procedure = requirePermission(permissionFor(name, 'update', 'delete'))
  const notFound = runErrors.notFound()

  return {
    undoPreview: procedure
      .errors(errorMap(notFound))
      .route({
        method: 'GET',
        path: address,
        summary: `Count what an undo changes`,
        description: `Counts exactly which ${path} an undo would remove, restore and leave alone because they were changed since; after the undo, what it did.`,
      })
      .input(idSchema)
      .output(undoSchema)
      .handler(async ({ context, input: { id } }) => {
        const { state } = await readRun(context, resource, id)
        const { by } = context.acting
        return previewUndo(context.database, importer, {
          importId: id,
          by,
          isUndone: state === 'undone',
        })
      }),

    undo: procedure
      .errors(errorMap(notFound, runErrors.wrongState()))
      .route({
        method: 'POST',
        path: address,
        successStatus: 202,
        summary: `Undo an import of ${path}`,
        description: `Removes the ${path} that the import created and restores the values that it updated, in the background. What was changed since stays.`,
      })
      .input(idSchema)
      .output(runSchema)
      .handler(async ({ context, input: { id } }) => {
        const { isUndoable } = await readRun(context, resource, id)
        if (!isUndoable) throw runErrors.wrongState()
        return beginRun(context, resource, { id, from: ['done'], changes: { state: 'undoing' } })
      }),
  }
}
