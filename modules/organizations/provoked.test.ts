import { type OrganizationErrorCode, organizationErrors } from './organization-errors.server.ts'
import { testProvoked } from './test-provoked.ts'

testProvoked({
  codes: Object.keys(organizationErrors) as OrganizationErrorCode[],
  besideAField: {
    ORGANIZATION_SLUG_ALREADY_TAKEN: 'This address is taken',
    TEAM_ALREADY_EXISTS: 'A team with this name already exists',
  },
  onlyByCalls: [
    // Sign-in by code has verified the email.
    'EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION',
    // Two concurrent answers.
    'FAILED_TO_RETRIEVE_INVITATION',
    // Pages only call it with an active organization.
    'NO_ACTIVE_ORGANIZATION',
    // Pages offer existing roles only.
    'ROLE_NOT_FOUND',
    // The form always sends a slug, which gets ORGANIZATION_SLUG_ALREADY_TAKEN.
    'ORGANIZATION_ALREADY_EXISTS',
  ],
})
