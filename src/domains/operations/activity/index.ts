export { ActivityPage } from './activity-page.tsx'
export { prepareActivity } from './prepare-activity.ts'
export { prepareSentences } from './prepare-sentences.ts'
