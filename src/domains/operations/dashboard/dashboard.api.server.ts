import { z } from 'zod/mini'
import {
  type DashboardPart,
  dashboardSchemaOf,
  itemSchema,
  readDashboard,
} from '#kit/dashboard/index.server.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'

const reading = requirePermission({ apps: ['manager'] }, { apps: ['manager'] })

export function dashboardApi(parts: readonly DashboardPart[]) {
  const dashboardSchema = dashboardSchemaOf(parts)
  nameSchemas({ Dashboard: dashboardSchema, DashboardItem: itemSchema })
  return {
    read: reading
      .route({
        method: 'GET',
        path: '/manager/dashboard',
        summary: 'Get the dashboard',
        description:
          'The figures of the manager’s dashboard, as far as the caller may read what they count.',
      })
      .output(dashboardSchema)
      .handler(async ({ context }) => (await readDashboard(parts, context)).answer),
    items: reading
      .route({
        method: 'GET',
        path: '/manager/dashboard/items',
        summary: 'List what the dashboard shows',
        description:
          'The same figures as the manager’s dashboard shows them, in its order: with keys of its texts and addresses of its pages.',
      })
      .output(z.object({ items: z.array(itemSchema) }))
      .handler(({ context }) => readDashboard(parts, context)),
  }
}
