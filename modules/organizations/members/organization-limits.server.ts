import { defineVariables } from '#platform/config/variables.ts'

export const organizationLimits = defineVariables((environment) => ({
  organizationsPerPerson: environment.limit('LIMIT_ORGANIZATIONS_PER_PERSON', 20, 1000),
  membersPerOrganization: environment.limit('LIMIT_MEMBERS_PER_ORGANIZATION', 10_000, 100_000),
}))

export type OrganizationLimits = ReturnType<typeof organizationLimits.of>
