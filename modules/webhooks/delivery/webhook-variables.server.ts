import { httpUrl } from '#platform/config/values.ts'
import { defineVariables } from '#platform/config/variables.ts'

export const webhookVariables = defineVariables((environment) => {
  /** An origin on a private network that webhooks may reach in local mode. */
  const receiver = environment.read('WEBHOOK_RECEIVER', httpUrl)
  // A public installation must never reach into its own network.
  if (receiver !== undefined && !environment.localMode) {
    environment.problems.push('WEBHOOK_RECEIVER should be set only where BASE_URL is localhost')
  }
  return {
    receiver: receiver === undefined ? undefined : new URL(receiver).origin,
    testsPerPersonPerHour: environment.rate('LIMIT_WEBHOOK_TESTS_PER_PERSON_PER_HOUR', 60, 10_000),
  }
})
