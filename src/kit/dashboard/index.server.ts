export {
  comparedByWeeks,
  dayCount,
  daysBefore,
  exactly,
  grown,
  lastWeek,
  recordedPerDay,
  rowCount,
  storedTotal,
  storeTotal,
  sum,
  today,
  week,
  withChange,
} from './server/counts.server.ts'
export {
  type DashboardPart,
  dashboardSchemaOf,
  readDashboard,
} from './server/dashboard-part.server.ts'
export { figures } from './server/figure.table.server.ts'
export {
  type Counted,
  fewSchema,
  type Item,
  itemSchema,
  linked,
  placeSchema,
  type TextKey,
  textsOf,
  titleSchema,
} from './server/items.server.ts'
export { countPart, withResources } from './server/resource-part.server.ts'
