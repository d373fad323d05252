import { requirePermission } from '#platform/api/procedure.ts'
import { type OrganizationErrorCode, organizationErrorMap } from './organization-errors.server.ts'

/** Every user may have organizations; the role in an organization decides about the rest. */
export const inApp = (...codes: OrganizationErrorCode[]) =>
  requirePermission({ apps: ['app'] }).errors(organizationErrorMap(...codes))

export const inOrganization = (...codes: OrganizationErrorCode[]) =>
  inApp('ORGANIZATION_NOT_FOUND', ...codes)
