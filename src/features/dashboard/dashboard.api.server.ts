import { allowing } from '#server/api/procedure.ts'
import { dashboardSchema } from './dashboard.ts'
import { readDashboard } from './read-dashboard.server.ts'

export const dashboardApi = {
  read: allowing({ apps: ['manager'], book: ['read'], user: ['list'], session: ['list'] })
    .route({ method: 'GET', path: '/manager/dashboard', summary: 'How the library is doing' })
    .output(dashboardSchema)
    .handler(({ context }) => readDashboard(context.database)),
}
