export type { Activity, OwnActivityPage } from './activity-list.server.ts'
export { activityOf } from './activity.resource.ts'
export {
  activityChanged,
  activityListQuery,
  activityNeeds,
  recentActivityQuery,
} from './activity.queries.ts'
export { Ago, ExactTime } from './act-time.tsx'
export { ActivitySentence, named, sentenceLook } from './activity-sentence.tsx'
export { ActivityDrawer } from './detail/activity-drawer.tsx'
export { ActionFilter } from './list/action-filter.tsx'
export { type ActivityAddress, everything } from './list/activity-address.ts'
export { ActivityLine } from './list/activity-line.tsx'
export { ActivityTitle } from './list/activity-title.tsx'
export { NoActivity } from './list/no-activity.tsx'
export { useActivityColumns } from './list/use-activity-columns.ts'
export { pageOf } from './page-of.ts'
export { RecentList } from './recent/recent-list.tsx'
export { RecordActivity } from './recent/record-activity.tsx'
export { activityWords } from './recorded/activity-words.ts'
export { loadRecorded, type Recorded, useRecorded } from './recorded/recorded.ts'
export { useWords } from './recorded/use-words.ts'
export { useSentence, useTargetName } from './use-sentence.ts'
