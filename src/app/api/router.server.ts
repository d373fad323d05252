import { accountApi } from '#domains/identity/account/index.server.ts'
import { usersApi } from '#domains/identity/users/index.server.ts'
import { dashboardApi } from '#domains/operations/dashboard/index.server.ts'
import { jobsApi } from '#domains/operations/jobs/index.server.ts'
import { picturesApi } from '#kit/pictures/index.server.ts'
import { serverParts } from '../server-parts.server.ts'

export const apiRouter = serverParts.apiWith({
  account: accountApi(serverParts.accountSections),
  activity: serverParts.activityApi,
  dashboard: dashboardApi(serverParts.dashboard),
  files: picturesApi(serverParts.uploaders, serverParts.logoScopes),
  jobs: jobsApi,
  users: usersApi,
})

declare module '#platform/context/router.ts' {
  interface Register {
    router: typeof apiRouter
  }
}
