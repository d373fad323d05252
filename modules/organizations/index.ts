export { OrganizationActivityPage } from './activity/organization-activity-page.tsx'
export { prepareOrganizationActivity } from './activity/prepare-organization-activity.ts'
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
  prepareTeams,
  prepareWithin,
} from './screens/frame/prepare-organization.ts'
export { useOrganization } from './frame/use-organization.ts'
export { OrganizationListPage } from './screens/list/organization-list-page.tsx'
export { prepareOrganizations } from './screens/list/prepare-organizations.ts'
export { ManagedListPage } from './managed/screens/list/managed-list-page.tsx'
export { ManagedOrganizationPage } from './managed/screens/organization/managed-organization-page.tsx'
export {
  prepareManagedList,
  prepareManagedOrganization,
} from './managed/screens/prepare-managed.ts'
export { MembersPage } from './members/screens/members-page.tsx'
export { mayHandle, mayIn, ofOwners, organizationRoles } from './members/organization-roles.ts'
export { teamChoicesQuery } from './members/teams/teams.queries.ts'
export { isId, type OwnOrganization } from './organization.ts'
export { organizationsChanged, organizationsKey } from './organizations.queries.ts'
export { SettingsPage } from './screens/settings/settings-page.tsx'
export { TeamsPage } from './members/teams/screens/teams-page.tsx'
