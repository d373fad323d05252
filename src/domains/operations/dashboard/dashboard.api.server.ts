import {
  type DashboardPart,
  dashboardSchemaOf,
  readDashboard,
} from '#kit/dashboard/index.server.ts'
import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { includesAll } from '#rules/includes-all.ts'

export function dashboardApi<Part extends DashboardPart>(parts: readonly Part[]) {
  const dashboardSchema = dashboardSchemaOf(parts)
  nameSchemas({ Dashboard: dashboardSchema })
  return {
    read: requirePermission({ apps: ['manager'] })
      .route({
        method: 'GET',
        path: '/manager/dashboard',
        summary: 'Get the dashboard',
        description:
          'The figures of the manager’s dashboard, as far as the caller may read what they count.',
      })
      .output(dashboardSchema)
      .handler(({ context }) => {
        const { permissions } = context.caller
        const allowed = parts.filter(({ needs }) => includesAll(permissions, needs))
        return readDashboard(allowed, context.database)
      }),
  }
}
