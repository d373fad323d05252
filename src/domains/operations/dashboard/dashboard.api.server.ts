import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { allowing } from '#platform/api/procedure.ts'
import { dashboardSchema } from './dashboard.ts'
import { readDashboard } from './read-dashboard.server.ts'

nameSchemas({ Dashboard: dashboardSchema })

export const dashboardApi = {
  read: allowing({ apps: ['manager'], book: ['read'], user: ['list'], session: ['list'] })
    .route({
      method: 'GET',
      path: '/manager/dashboard',
      summary: 'Read the dashboard',
      description: 'The figures of the manager’s dashboard.',
    })
    .output(dashboardSchema)
    .handler(({ context }) => readDashboard(context.database)),
}
