export { ActivityPage, prepareActivity } from './activity-page.tsx'
export { prepareSentences } from './prepare-sentences.ts'
