export {
  OrganizationActivityPage,
  prepareOrganizationActivity,
} from './activity/organization-activity-page.tsx'
export { IfMayUpdate } from './screens/frame/if-may-update.tsx'
export { OrganizationFrame } from './screens/frame/organization-frame.tsx'
export { Forbidden } from './frame/forbidden.tsx'
export { OrganizationLogo } from './frame/organization-logo.tsx'
export { OrganizationPart } from './frame/organization-part.tsx'
export {
  prepareIfMayUpdate,
  prepareMembers,
  prepareOrganization,
  prepareSettings,
  prepareWithin,
} from './screens/frame/prepare-organization.ts'
export { useOrganization } from './frame/use-organization.ts'
export {
  OrganizationListPage,
  prepareOrganizations,
} from './screens/list/organization-list-page.tsx'
export type { Member } from './members/member.server.ts'
export { describedMember } from './members/member.resource.ts'
export { memberListQuery } from './members/members.queries.ts'
export { GroupOfPeople } from './drawings/group-of-people.tsx'
export { nameOf } from './members/name-of-member.ts'
export { MembersPage } from './members/screens/members-page.tsx'
export { mayHandle, mayIn, ofOwners, organizationRoles } from './members/organization-roles.ts'
export { isId, nameSchema, organizationMessages, type OwnOrganization } from './organization.ts'
export { organization } from './organization.resource.ts'
export {
  organizationsChanged,
  organizationsKey,
  type OrganizationView,
} from './organizations.queries.ts'
export { SettingsPage } from './screens/settings/settings-page.tsx'
