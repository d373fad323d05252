export { activityApi } from './activity.api.server.ts'
