export { OrganizationActivityPage } from './activity/organization-activity-page.tsx'
export { prepareOrganizationActivity } from './activity/prepare-organization-activity.ts'
export { IfMayUpdate } from './screens/frame/if-may-update.tsx'
export { OrganizationFrame } from './screens/frame/organization-frame.tsx'
export { OrganizationPart } from './frame/organization-part.tsx'
export {
  prepareIfMayUpdate,
  prepareInvitations,
  prepareMembers,
  prepareOrganization,
  prepareSettings,
  prepareTeams,
  prepareWithin,
} from './screens/frame/prepare-organization.ts'
export { useOrganization } from './frame/use-organization.ts'
export { InvitationPage } from './invitations/screens/answer/invitation-page.tsx'
export { NobodysInvitation } from './invitations/screens/answer/nobodys-invitation.tsx'
export { prepareInvitation } from './invitations/screens/answer/prepare-invitation.ts'
export { InvitationsPage } from './invitations/screens/list/invitations-page.tsx'
export { OrganizationListPage } from './screens/list/organization-list-page.tsx'
export { prepareOrganizations } from './screens/list/prepare-organizations.ts'
export { ManagedListPage } from './managed/screens/list/managed-list-page.tsx'
export { ManagedOrganizationPage } from './managed/screens/organization/managed-organization-page.tsx'
export {
  prepareManagedList,
  prepareManagedOrganization,
} from './managed/screens/prepare-managed.ts'
export { MembersPage } from './members/screens/members-page.tsx'
export { mayIn, ofOwners } from './members/organization-roles.ts'
export { SettingsPage } from './screens/settings/settings-page.tsx'
export { TeamsPage } from './members/teams/screens/teams-page.tsx'
