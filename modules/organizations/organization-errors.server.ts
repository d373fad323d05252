import { requirePermission } from '#platform/api/procedure.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import type { Permissions } from '#rules/permissions.ts'
import { errorsIn } from './errors-in.server.ts'

export const organizationErrors = {
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION: [403],
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER: [403],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER: [403],
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS: [403],
  ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: [403],
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: [403],
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER: [403],
  ORGANIZATION_NOT_FOUND: [404],
  MEMBER_NOT_FOUND: [404],
  ROLE_NOT_FOUND: [404],
  ORGANIZATION_ALREADY_EXISTS: [409],
  ORGANIZATION_SLUG_ALREADY_TAKEN: [409],
} as const

export type OrganizationErrorCode = keyof typeof organizationErrors

export const { errorOf: organizationError, errorMapOf: organizationErrorMap } =
  errorsIn(organizationErrors)

export const organizationDuplicate = (field: string, code: OrganizationErrorCode) =>
  httpErrors.duplicate(code, organizationError(code).message, field)

/** Every user may have organizations; the role in an organization decides about the rest, and keys need the scope. */
export const inApp = (scope: Permissions, ...codes: OrganizationErrorCode[]) =>
  requirePermission({ apps: ['app'] }, scope).errors(organizationErrorMap(...codes))

export const inOrganization = (scope: Permissions, ...codes: OrganizationErrorCode[]) =>
  inApp(scope, 'ORGANIZATION_NOT_FOUND', ...codes).meta({ byKey: 'any' })

/** Refuses keys: the call is about a session, an irreversible act, or sign-in settings. */
export const bySession = (...codes: OrganizationErrorCode[]) =>
  requirePermission({ apps: ['app'] })
    .meta({ byKey: 'refused' })
    .errors(organizationErrorMap('ORGANIZATION_NOT_FOUND', ...codes))
