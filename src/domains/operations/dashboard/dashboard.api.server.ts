import {
  type DashboardPart,
  dashboardSchemaOf,
  type GettingStartedStep,
  readDashboard,
} from '#kit/dashboard/index.server.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { includesAll } from '#rules/includes-all.ts'
import { gettingStartedNeeds } from './getting-started/offer.ts'
import {
  gettingStartedSchema,
  readGettingStarted,
} from './getting-started/read-getting-started.server.ts'

export function dashboardApi<Part extends DashboardPart>(
  parts: readonly Part[],
  steps: readonly GettingStartedStep[],
) {
  const dashboardSchema = dashboardSchemaOf(parts)
  nameSchemas({ Dashboard: dashboardSchema })
  return {
    read: requirePermission({ apps: ['manager'] }, { apps: ['manager'] })
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
    gettingStarted: requirePermission(gettingStartedNeeds)
      .route({
        method: 'GET',
        path: '/manager/getting-started',
        summary: 'Get the first steps',
        description:
          'What an admin does first in a new installation, and what of it is done; no steps after thirty days outside local mode.',
      })
      .output(gettingStartedSchema)
      .handler(({ context }) => readGettingStarted(steps, context, context.caller.permissions)),
  }
}
