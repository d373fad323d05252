import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { dashboardSchema } from './dashboard.ts'
import { partsFor } from './parts-for.ts'
import { readDashboard } from './read-dashboard.server.ts'

nameSchemas({ Dashboard: dashboardSchema })

export const dashboardApi = {
  read: requirePermission({ apps: ['manager'] })
    .route({
      method: 'GET',
      path: '/manager/dashboard',
      summary: 'Get the dashboard',
      description:
        'The figures of the manager’s dashboard, as far as the caller may read what they count.',
    })
    .output(dashboardSchema)
    .handler(async ({ context }) =>
      partsFor(context.caller.permissions, await readDashboard(context.database)),
    ),
}
