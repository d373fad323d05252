import { defineVariables } from '#platform/config/variables.ts'

/** Calls to shelves with a public link that one source may make in a minute. */
export const linkCalls = defineVariables((environment) =>
  environment.rate('LIMIT_LINK_CALLS_PER_SOURCE_PER_MINUTE', 120, 100_000),
)
