import { type OrganizationErrorCode, organizationErrors } from './organization-errors.server.ts'
import { testProvoked } from './test-provoked.ts'

testProvoked({
  codes: (Object.keys(organizationErrors) as OrganizationErrorCode[]).filter(
    // Members come in by other modules, which meet this limit.
    (code) => code !== 'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED',
  ),
  besideAField: {
    ORGANIZATION_SLUG_ALREADY_TAKEN: 'This address is taken',
  },
  onlyByCalls: [
    // Pages only call it with an active organization.
    'NO_ACTIVE_ORGANIZATION',
    // Pages offer existing roles only.
    'ROLE_NOT_FOUND',
    // The form always sends a slug, which gets ORGANIZATION_SLUG_ALREADY_TAKEN.
    'ORGANIZATION_ALREADY_EXISTS',
  ],
})
