import { type OrganizationErrorCode, organizationErrors } from './organization-errors.server.ts'
import { testProvoked } from './test-provoked.ts'

testProvoked({
  codes: (Object.keys(organizationErrors) as OrganizationErrorCode[]).filter(
    // Members come in, and organizations change, by other modules, which meet these refusals.
    (code) =>
      code !== 'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED' &&
      code !== 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
  ),
  besideAField: {
    ORGANIZATION_SLUG_ALREADY_TAKEN: 'This address is taken',
  },
  onlyByCalls: [
    // Pages offer existing roles only.
    'ROLE_NOT_FOUND',
    // The form always sends a slug, which gets ORGANIZATION_SLUG_ALREADY_TAKEN.
    'ORGANIZATION_ALREADY_EXISTS',
  ],
})
