import { defineServerModule } from '#kit/features/index.server.ts'
import { activity } from './activity.ts'
import { exportApi } from './export-api.server.ts'
import { userExportApi } from './users/user-export.api.server.ts'

export default defineServerModule({
  activity,
  api: ({ resources }): { users: typeof userExportApi } => ({
    ...Object.fromEntries(resources.map((served) => [served.resource.path, exportApi(served)])),
    users: userExportApi,
  }),
})
