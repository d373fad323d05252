export { errorsIn } from './errors-in.server.ts'
export { organizationLimits } from './members/organization-limits.server.ts'
export type { MemberGroups } from './members/member-groups.server.ts'
export { memberColumns, members } from './members/member.table.server.ts'
export { joinOrganization } from './members/verbs/add-member.server.ts'
export { findMember, removeMember } from './members/verbs/change-members.server.ts'
export {
  bySession,
  inApp,
  inOrganization,
  organizationDuplicate,
  organizationError,
  organizationErrorMap,
  organizationErrors,
} from './organization-errors.server.ts'
export { type Right, rights, rightsBy } from './organization-rights.server.ts'
export {
  isOrganizationRole,
  mayHandle,
  mayIn,
  ofOwners,
  type OrganizationRole,
} from './members/organization-roles.ts'
export { organizationColumns, organizations } from './organization.table.server.ts'
export {
  isId,
  nameSchema,
  organizationDraftSchema,
  organizationIdSchema,
  organizationSchema,
  type Organization,
  type OwnOrganization,
  ownOrganizationSchema,
  roleSchema,
} from './organization.ts'
export { requireOwnLogo } from './verbs/own-logo.server.ts'
export { type DeletingContext, removeOrganization } from './verbs/remove-organization.server.ts'
export { getOrganization } from './verbs/get-organization.server.ts'
export { organizationTenancy } from './tenancy/organization-tenancy.server.ts'
export {
  changeOrganization,
  findMembership,
  lockOrganizationForUpdate,
  recordIn,
  requireBelow,
  withPermissions,
} from './members/membership.server.ts'
