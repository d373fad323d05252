import { activity } from './activity.ts'
import { mailsPart, operationsSteps } from './dashboard/index.server.ts'
import { guideResources } from './dev-pages/index.server.ts'

export const operations = {
  activity,
  dashboard: [mailsPart],
  gettingStarted: operationsSteps,
  assistantResources: guideResources,
}
