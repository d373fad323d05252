import { defineServerModule } from '#kit/features/index.server.ts'
import { importerOf, isImported } from '#modules/import-files/index.server.ts'
import { notices } from './import-notifications/notifications.server.ts'
import { importJob } from './runs/import-job.server.ts'
import { importsApiOf } from './runs/runs-api.server.ts'
import { deleteOldImports } from './runs/sweep-imports.server.ts'

export default defineServerModule({
  // The type of the API names the groups of resources, but not what modules add to each.
  // oxlint-disable-next-line typescript/no-generated-empty-object-type
  api: ({ resources }): Record<never, never> =>
    Object.fromEntries(
      resources
        .filter(({ resource }) => isImported(resource.name))
        .map(({ resource }) => importsApiOf(importerOf(resource.name))),
    ),
  jobs: [importJob, deleteOldImports],
  notices,
})
