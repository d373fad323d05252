import { defineVariables } from '#platform/config/variables.ts'

export const invitationLimits = defineVariables((environment) => ({
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
  linkCallsPerSourcePerMinute: environment.rate(
    'LIMIT_LINK_CALLS_PER_SOURCE_PER_MINUTE',
    120,
    100_000,
  ),
}))

export type InvitationLimits = ReturnType<typeof invitationLimits.of>
