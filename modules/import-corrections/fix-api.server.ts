import { z } from 'zod/mini'
import { canBeEmpty, type Importer } from '#modules/import-files/index.server.ts'
import { type Fix, fixSchema, isSameKind } from '#modules/import-files/index.ts'
import { beginRun, runErrors, runSchema } from '#modules/imports/index.server.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { permissionFor } from '#rules/permissions.ts'

export function fixApiOf({ plan }: Importer) {
  const { name, path } = plan.resource

  function requireFitting(fixes: Fix[]) {
    for (const [at, fix] of fixes.entries()) {
      if (fix.action === 'empty' && !canBeEmpty(plan, fix.field)) {
        throw httpErrors.notValid(`${fix.field ?? 'A line'} can’t stay empty`)
      }
      if (fixes.findIndex((other) => isSameKind(other, fix)) !== at) {
        throw httpErrors.notValid('Several fixes for the same problem')
      }
    }
  }

  return requirePermission(permissionFor(name, 'create', 'update'))
    .errors(errorMap(runErrors.notFound(), runErrors.wrongState()))
    .route({
      method: 'PUT',
      path: `/imports/${path}/{id}/fixes`,
      successStatus: 202,
      summary: `Fix equal problems of an import of ${path}`,
      description: `Replaces the fixes of a checked file and checks it again. A fix applies to all lines with a problem of this field and code: \`empty\` leaves an optional field empty, \`leaveOut\` leaves the lines out.`,
    })
    .input(z.strictObject({ id: z.uuid(), fixes: z.array(fixSchema).check(z.maxLength(100)) }))
    .output(runSchema)
    .handler(async ({ context, input: { id, fixes } }) => {
      requireFitting(fixes)
      const changes = { state: 'checking' as const, fixes }
      return beginRun(context, plan.resource, { id, from: ['checked'], changes })
    })
}
