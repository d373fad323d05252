export { ActivityPage } from './activity-page.tsx'
export { prepareActivity } from './prepare-activity.ts'
