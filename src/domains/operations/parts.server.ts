import { activity } from './activity.ts'
import { operationsSteps } from './dashboard/index.server.ts'
import { guideResources } from './dev-pages/index.server.ts'

export const operations = {
  activity,
  gettingStarted: operationsSteps,
  assistantResources: guideResources,
}
