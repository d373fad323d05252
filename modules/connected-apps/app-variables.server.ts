import { defineVariables } from '#platform/config/variables.ts'

export const appVariables = defineVariables((environment) => ({
  registrationsPerSourcePerHour: environment.rate(
    'LIMIT_APP_REGISTRATIONS_PER_SOURCE_PER_HOUR',
    20,
    100_000,
  ),
}))
