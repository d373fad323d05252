export { type Activity, activitySchema } from './activity-list.server.ts'
export { activityApi } from './activity.api.server.ts'
export { listActivity } from './list-activity.server.ts'
export { personEmail } from './facts.ts'
