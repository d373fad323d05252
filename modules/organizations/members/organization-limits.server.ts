import { defineVariables } from '#platform/config/variables.ts'

export const organizationLimits = defineVariables((environment) => ({
  organizationsPerPerson: environment.limit('LIMIT_ORGANIZATIONS_PER_PERSON', 20, 1000),
  membersPerOrganization: environment.limit('LIMIT_MEMBERS_PER_ORGANIZATION', 10_000, 100_000),
  teamsPerOrganization: environment.limit('LIMIT_TEAMS_PER_ORGANIZATION', 100, 1000),
  membersPerTeam: environment.limit('LIMIT_MEMBERS_PER_TEAM', 1000, 10_000),
  invitationsPerOrganization: environment.limit('LIMIT_INVITATIONS_PER_ORGANIZATION', 500, 10_000),
  invitationDays: environment.limit('LIMIT_INVITATION_DAYS', 7, 90),
  invitationMailsPerPersonPerHour: environment.rate(
    'LIMIT_INVITATION_MAILS_PER_PERSON_PER_HOUR',
    500,
    10_000,
  ),
  invitationMailsPerSourcePerHour: environment.rate(
    'LIMIT_INVITATION_MAILS_PER_SOURCE_PER_HOUR',
    500,
    100_000,
  ),
  invitationMailsPerHour: environment.rate('LIMIT_INVITATION_MAILS_PER_HOUR', 2000, 1_000_000),
  invitationMailsPerAddressPerHour: environment.rate(
    'LIMIT_INVITATION_MAILS_PER_ADDRESS_PER_HOUR',
    10,
    1000,
  ),
}))

export type OrganizationLimits = ReturnType<typeof organizationLimits.of>
