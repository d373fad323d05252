import { eq, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Importer } from '#modules/import-files/index.server.ts'
import { importNames } from '#modules/import-files/index.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { permissionFor } from '#rules/permissions.ts'
import { beginRun, readRun } from './begin-run.server.ts'
import { callsGroup } from './calls-group.ts'
import { moveRun, runErrors } from './find-run.server.ts'
import { addedCalls } from './import-additions.server.ts'
import { type ImportState, runSchema, wholeReviewSchema } from './import-run.ts'
import { importLines, imports } from './import.table.server.ts'
import { reviewLines } from './review-lines.server.ts'
import { uploadApiOf } from './upload-api.server.ts'

nameSchemas({ Import: runSchema, ImportReview: wholeReviewSchema })

const idSchema = z.strictObject({ id: z.uuid() })

/** The calls stand below those of the resource. */
export const importsApiOf = (importer: Importer) =>
  [callsGroup(importer.plan.resource), { imports: runsApiOf(importer) }] as const

export function runsApiOf(importer: Importer) {
  const { resource } = importer.plan
  const { name, path } = resource
  const base = `/imports/${path}` as const
  const procedure = requirePermission(permissionFor(name, 'create', 'update'))
  const notFound = runErrors.notFound()
  const refusals = errorMap(notFound, runErrors.wrongState())
  const fields = z.array(z.nullable(z.enum(importNames(resource)))).check(z.maxLength(2000))

  return {
    upload: uploadApiOf(importer),

    get: procedure
      .errors(errorMap(notFound))
      .route({
        method: 'GET',
        path: `${base}/{id}`,
        summary: `Get an import of ${path}`,
        description: `Returns its state, its progress in thousandths and its counts.`,
      })
      .input(idSchema)
      .output(runSchema)
      .handler(({ context, input }) => readRun(context, resource, input.id)),

    check: procedure
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
        const { columns, fields: before } = await readRun(context, resource, id)
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

    review: procedure
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
        await readRun(context, resource, input.id)
        return reviewLines(context.acting, importer, input.id)
      }),

    start: procedure
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
        const { failure } = await readRun(context, resource, id)
        const from: ImportState[] =
          failure?.during === 'importing' ? ['checked', 'failed'] : ['checked']
        return beginRun(context, resource, { id, from, changes: { state: 'importing' } })
      }),

    cancel: procedure
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
        return readRun(context, resource, id)
      }),

    ...addedCalls(importer),
  }
}
