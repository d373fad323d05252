export { readMembersOf } from '../members/list/list-members.server.ts'
export { memberGroups } from '../members/member-groups.server.ts'
export {
  type MemberPage,
  type MemberQuery,
  memberPageSchema,
  memberQuerySchema,
  memberSchema,
} from '../members/member.server.ts'
export { organization } from '../organization.resource.ts'
export { organizationList } from './listed-columns.server.ts'
export { type OrganizationQuery, organizationQuerySchema } from './organization-list.server.ts'
