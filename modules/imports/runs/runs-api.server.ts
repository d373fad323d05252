import { eq, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { type ResourceAction, permissionFor } from '#rules/permissions.ts'
import { importNames } from '../import-fields.ts'
import { beginRun, readRun, type RunContext } from './begin-run.server.ts'
import { correctLine } from './correct-line.server.ts'
import { listRuns, moveRun, runErrors } from './find-run.server.ts'
import { fixApiOf } from './fix-api.server.ts'
import {
  type ImportState,
  problemLineSchema,
  runSchema,
  undoSchema,
  wholeReviewSchema,
} from './import-run.ts'
import { importLines, imports } from './import.table.server.ts'
import type { Importer } from './registered-imports.server.ts'
import { reviewLines } from './review-lines.server.ts'
import { previewUndo } from './undo/preview-undo.server.ts'
import { uploadApiOf } from './upload-api.server.ts'

nameSchemas({ Import: runSchema, ImportReview: wholeReviewSchema, ImportUndo: undoSchema })

const idSchema = z.strictObject({ id: z.uuid() })

export function runsApiOf(importer: Importer) {
  const { resource } = importer.plan
  const { name, path } = resource
  const base = `/imports/${path}` as const
  const requires = (...actions: ResourceAction[]) =>
    requirePermission(permissionFor(name, ...actions))
  const notFound = runErrors.notFound()
  const refusals = errorMap(notFound, runErrors.wrongState())
  const fields = z.array(z.nullable(z.enum(importNames(resource)))).check(z.maxLength(2000))

  const get = (context: RunContext, id: string) => readRun(context, resource, id)

  return {
    list: requires('create', 'update')
      .route({
        method: 'GET',
        path: base,
        summary: `List imports of ${path}`,
        description: `Returns the latest imports of ${path} from files.`,
      })
      .output(z.object({ items: z.array(runSchema) }))
      .handler(async ({ context }) => ({
        items: await listRuns(context.acting, {
          resource,
          trashDays: context.config.limits.trashDays,
        }),
      })),

    upload: uploadApiOf(importer),

    get: requires('create', 'update')
      .errors(errorMap(notFound))
      .route({
        method: 'GET',
        path: `${base}/{id}`,
        summary: `Get an import of ${path}`,
        description: `Returns its state, its progress in thousandths and its counts.`,
      })
      .input(idSchema)
      .output(runSchema)
      .handler(({ context, input }) => get(context, input.id)),

    check: requires('create', 'update')
      .errors(refusals)
      .route({
        method: 'POST',
        path: `${base}/{id}/check`,
        successStatus: 202,
        summary: `Check an import of ${path}`,
        description: `Starts a dry run with the field of each column, in their order; null leaves a column out. \`update\` also updates ${path} that exist.`,
      })
      .input(z.strictObject({ id: z.uuid(), fields, update: z.boolean() }))
      .output(runSchema)
      .handler(async ({ context, input: { id, fields: chosen, update } }) => {
        const from: ImportState[] = ['uploaded', 'checked', 'cancelled', 'failed']
        const { columns, fields: before } = await get(context, id)
        const matched = columns.map((_, at) => chosen[at] ?? null)
        const isSame = matched.every((field, at) => field === before[at])
        const outdated = isSame ? {} : { counts: null, review: null, fixes: [] }
        const changes = { state: 'checking' as const, fields: matched, update, ...outdated }
        return beginRun(context, resource, {
          id,
          from,
          changes,
          async alongside(transaction) {
            // Corrections are values of fields, so they belong to one matching.
            if (!isSame) await transaction.delete(importLines).where(eq(importLines.importId, id))
          },
        })
      }),

    review: requires('create', 'update')
      .errors(errorMap(notFound))
      .route({
        method: 'GET',
        path: `${base}/{id}/review`,
        summary: `Review an import of ${path}`,
        description: `Returns the first valid lines, the names of the records that would be created, and up to a thousand lines with problems.`,
      })
      .input(idSchema)
      .output(wholeReviewSchema)
      .handler(async ({ context, input }) => {
        await get(context, input.id)
        return reviewLines(context.acting, importer, input.id)
      }),

    correct: requires('create', 'update')
      .errors(refusals)
      .route({
        method: 'PATCH',
        path: `${base}/{id}/lines/{line}`,
        summary: `Correct a line of an import of ${path}`,
        description: `Replaces values of a line with problems, and checks the line again.`,
      })
      .input(
        z.strictObject({
          id: z.uuid(),
          line: z.coerce.number().check(z.int(), z.positive(), z.maximum(2 ** 31 - 1)),
          values: z.record(z.string(), z.string().check(z.maxLength(100_000))),
        }),
      )
      .output(problemLineSchema)
      .handler(({ context, input }) => correctLine(context, importer, input)),

    fix: fixApiOf(importer),

    start: requires('create', 'update')
      .errors(refusals)
      .route({
        method: 'POST',
        path: `${base}/{id}/start`,
        successStatus: 202,
        summary: `Start an import of ${path}`,
        description: `Imports the valid lines of a checked file in the background: all of them, or none if the import fails.`,
      })
      .input(idSchema)
      .output(runSchema)
      .handler(async ({ context, input: { id } }) => {
        const { failure } = await get(context, id)
        const from: ImportState[] =
          failure?.during === 'importing' ? ['checked', 'failed'] : ['checked']
        return beginRun(context, resource, { id, from, changes: { state: 'importing' } })
      }),

    cancel: requires('create', 'update')
      .errors(refusals)
      .route({
        method: 'POST',
        path: `${base}/{id}/cancel`,
        summary: `Cancel an import of ${path}`,
        description: `Stops a check or an import that isn’t finished: nothing is imported.`,
      })
      .input(idSchema)
      .output(runSchema)
      .handler(async ({ context, input: { id } }) => {
        const from: ImportState[] = ['checking', 'importing']
        const state = sql<ImportState>`CASE ${imports.state} WHEN 'checking' THEN 'uploaded' ELSE 'cancelled' END`
        await moveRun(context.acting, resource, { id, from }, { state, task: null })
        return get(context, id)
      }),

    undoPreview: requires('update', 'delete')
      .errors(errorMap(notFound))
      .route({
        method: 'GET',
        path: `${base}/{id}/undo`,
        summary: `Count what an undo changes`,
        description: `Counts exactly which ${path} an undo would remove, restore and leave alone because they were changed since; after the undo, what it did.`,
      })
      .input(idSchema)
      .output(undoSchema)
      .handler(async ({ context, input: { id } }) => {
        const { state } = await get(context, id)
        const { by } = context.acting
        return previewUndo(context.database, importer, {
          importId: id,
          by,
          isUndone: state === 'undone',
        })
      }),

    undo: requires('update', 'delete')
      .errors(refusals)
      .route({
        method: 'POST',
        path: `${base}/{id}/undo`,
        successStatus: 202,
        summary: `Undo an import of ${path}`,
        description: `Removes the ${path} that the import created and restores the values that it updated, in the background. What was changed since stays.`,
      })
      .input(idSchema)
      .output(runSchema)
      .handler(async ({ context, input: { id } }) => {
        const { isUndoable } = await get(context, id)
        if (!isUndoable) throw runErrors.wrongState()
        return beginRun(context, resource, { id, from: ['done'], changes: { state: 'undoing' } })
      }),
  }
}
