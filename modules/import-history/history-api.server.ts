import { desc } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Importer } from '#modules/import-files/index.server.ts'
import { imports, runSchema, runsOf, selectRuns } from '#modules/imports/index.server.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { permissionFor } from '#rules/permissions.ts'

const shownRuns = 20

export function historyApiOf({ plan: { resource } }: Importer) {
  const { name, path } = resource
  return {
    list: requirePermission(permissionFor(name, 'create', 'update'))
      .route({
        method: 'GET',
        path: `/imports/${path}`,
        summary: `List imports of ${path}`,
        description: `Returns the latest imports of ${path} from files.`,
      })
      .output(z.object({ items: z.array(runSchema) }))
      .handler(async ({ context: { acting, config } }) => ({
        items: await selectRuns(acting, config.limits.trashDays)
          .where(runsOf(resource, acting))
          .orderBy(desc(imports.id))
          .limit(shownRuns),
      })),
  }
}
