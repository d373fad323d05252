import { activity } from './activity.ts'
import { accountHooks, accountSections, deleteExpiredSignIns } from './auth/index.server.ts'
import { identitySteps } from './dashboard/index.server.ts'
import { identityNotifications } from './identity-notifications/index.server.ts'
import { mails } from './login/index.server.ts'
import { userTools, managedUsers } from './users/index.server.ts'

export const identity = {
  activity,
  accountHooks,
  accountSections,
  gettingStarted: identitySteps,
  managerLists: [managedUsers],
  jobs: [deleteExpiredSignIns],
  mails: [...mails],
  notifications: identityNotifications,
  mcpTools: userTools,
}
