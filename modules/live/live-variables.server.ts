import { defineVariables } from '#platform/config/variables.ts'

export const liveVariables = defineVariables((environment) => ({
  streamsPerPerson: environment.rate('LIMIT_LIVE_STREAMS_PER_PERSON', 10, 1000),
}))
