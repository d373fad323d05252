export { organizationLimits } from './members/organization-limits.server.ts'
export { memberIds } from './members/member-ids.server.ts'
export { members } from './members/member.table.server.ts'
export { joinOrganization } from './members/verbs/add-member.server.ts'
export { removeMember } from './members/verbs/change-members.server.ts'
export {
  bySession,
  inOrganization,
  organizationDuplicate,
  organizationError,
  organizationErrorMap,
  organizationErrors,
} from './organization-errors.server.ts'
export type { Right } from './organization-rights.server.ts'
export { ofOwners } from './members/organization-roles.ts'
export { organizations } from './organization.table.server.ts'
export { isId, nameSchema } from './organization.ts'
export { teamMembers, teams } from './members/teams/team.table.server.ts'
export {
  addTeamMember,
  createTeam,
  deleteTeam,
  findTeam,
  removeTeamMember,
  renameTeam,
} from './members/teams/verbs/change-teams.server.ts'
export { organizationTenancy } from './tenancy/organization-tenancy.server.ts'
export {
  changeOrganization,
  findMembership,
  lockOrganizationForUpdate,
  recordIn,
  requireBelow,
} from './members/membership.server.ts'
