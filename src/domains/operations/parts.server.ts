import { activity } from './activity.ts'
import { operationsSteps } from './dashboard/index.server.ts'
import { guideResources } from './dev-pages/index.server.ts'
import { reportFailedMail } from './failed-mail/index.server.ts'

export const operations = {
  activity,
  gettingStarted: operationsSteps,
  mcpResources: guideResources,
  jobs: [reportFailedMail],
}
