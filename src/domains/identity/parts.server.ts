import { activity } from './activity.ts'
import { identitySteps } from './dashboard/index.server.ts'

export const identity = { activity, gettingStarted: identitySteps }
