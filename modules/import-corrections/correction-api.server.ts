import { z } from 'zod/mini'
import type { Importer } from '#modules/import-files/index.server.ts'
import { problemLineSchema, runErrors } from '#modules/imports/index.server.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { permissionFor } from '#rules/permissions.ts'
import { correctLine } from './correct-line.server.ts'
import { fixApiOf } from './fix-api.server.ts'

export function correctionApiOf(importer: Importer) {
  const { name, path } = importer.plan.resource
  return {
    correct: requirePermission(permissionFor(name, 'create', 'update'))
      .errors(errorMap(runErrors.notFound(), runErrors.wrongState()))
      .route({
        method: 'PATCH',
        path: `/imports/${path}/{id}/lines/{line}`,
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
  }
}
