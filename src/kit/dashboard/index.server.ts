export {
  comparedByWeeks,
  type DailyCounts,
  grown,
  readDays,
  recordedPerDay,
  storeDays,
  today,
} from './server/daily-counts.server.ts'
export {
  type DashboardPart,
  dashboardPart,
  dashboardSchemaOf,
  figuresOf,
  readDashboard,
  seriesOf,
} from './server/dashboard-part.server.ts'
export { figures } from './server/figure.table.server.ts'
export { type GettingStartedStep, readSteps } from './server/getting-started.server.ts'
export { withResources } from './server/resource-part.server.ts'
export {
  exactly,
  storedTotal,
  storeTotal,
  totalOrStored,
  withChange,
} from './server/totals.server.ts'
export { dayOf, daysBefore, week } from './days.ts'
export { type Counted, fewSchema } from './figures.ts'
