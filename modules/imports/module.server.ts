import { defineServerModule } from '#kit/features/index.server.ts'
import { notices } from './import-notifications/notifications.server.ts'
import { importJob } from './runs/import-job.server.ts'
import { deleteOldImports } from './runs/sweep-imports.server.ts'

export default defineServerModule({
  jobs: [importJob, deleteOldImports],
  notices,
})
