import { defineVariables } from '#platform/config/variables.ts'

export const teamLimits = defineVariables((environment) => ({
  teamsPerOrganization: environment.limit('LIMIT_TEAMS_PER_ORGANIZATION', 100, 1000),
  membersPerTeam: environment.limit('LIMIT_MEMBERS_PER_TEAM', 1000, 10_000),
}))
