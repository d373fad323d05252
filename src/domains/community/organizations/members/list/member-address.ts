import { type OrganizationRole, organizationRoles } from '../../organization-roles.ts'
import type { Member, MemberQuery, MemberSort } from '../member.server.ts'

export type MembersAddress = Record<'searchTerm' | 'role' | 'team' | 'sort' | 'cursor', string>

export type MemberView = Pick<MemberQuery, 'searchTerm' | 'role' | 'teamId' | 'sort'>

const sorts: readonly MemberSort[] = ['name', '-name', 'createdAt', '-createdAt']

/** The cursor is not part of the view. An unknown role or order counts as none. */
export const memberView = ({ searchTerm, role, team, sort }: MembersAddress): MemberView => ({
  searchTerm: searchTerm || undefined,
  role: organizationRoles.find((known) => known === role),
  teamId: team || undefined,
  sort: sorts.find((known) => known === sort),
})

export const belongsToMemberView =
  ({ role }: MemberView) =>
  (member: { role: OrganizationRole }) =>
    role === undefined || member.role === role

export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>) => name || email
