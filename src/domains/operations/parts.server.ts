import { activity } from './activity.ts'
import { mailsPart } from './dashboard/index.server.ts'

export const operations = {
  activity,
  dashboard: [mailsPart],
}
