import { activity } from './activity.ts'
import { deleteExpiredSignIns } from './auth/index.server.ts'
import { identityDashboard } from './dashboard/index.server.ts'
import { mails } from './login/index.server.ts'
import { userTools, managedUsers } from './users/index.server.ts'

export const identity = {
  activity,
  dashboard: identityDashboard,
  managerLists: [managedUsers],
  jobs: [deleteExpiredSignIns],
  mails: [...mails],
  assistantTools: userTools,
}
