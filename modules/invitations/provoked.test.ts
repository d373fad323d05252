import { testProvoked } from '#modules/organizations/test-provoked.ts'
import { type InvitationErrorCode, invitationErrors } from './invitation-errors.server.ts'

testProvoked<InvitationErrorCode>({
  codes: [
    ...(Object.keys(invitationErrors) as (keyof typeof invitationErrors)[]),
    'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED',
  ],
  besideAField: {},
  onlyByCalls: [
    // Sign-in by code has verified the email.
    'EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION',
    // Two concurrent answers.
    'FAILED_TO_RETRIEVE_INVITATION',
  ],
})
