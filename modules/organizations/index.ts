export { activity as organizationActivity } from './activity.ts'
export { IfMayUpdate } from './screens/frame/if-may-update.tsx'
export { OrganizationFrame } from './screens/frame/organization-frame.tsx'
export { Forbidden } from './frame/forbidden.tsx'
export { NameProofDialog } from './frame/name-proof-dialog.tsx'
export { OrganizationLogo } from './frame/organization-logo.tsx'
export { OrganizationPart } from './frame/organization-part.tsx'
export {
  prepareIfMayUpdate,
  prepareMembers,
  prepareOrganization,
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
export {
  isId,
  nameSchema,
  type Organization,
  organizationMessages,
  organizationSchema,
  type OwnOrganization,
} from './organization.ts'
export { OrganizationFields } from './screens/form/organization-fields.tsx'
export {
  type OrganizationValues,
  organizationValuesSchema,
} from './screens/form/organization-values.ts'
export { organizationSaved } from './organizations.mutations.ts'
export { organization } from './organization.resource.ts'
export {
  forgetOrganization,
  organizationQuery,
  organizationsChanged,
  organizationsKey,
  ownOrganizationsQuery,
  type OrganizationView,
} from './organizations.queries.ts'
