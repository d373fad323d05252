import { oneOf } from '#kit/record-list/index.ts'
import { type OrganizationRole, organizationRoles } from '../../organization-roles.ts'
import type { Member, MemberQuery, MemberSort } from '../member.server.ts'

export type MembersAddress = Record<'searchTerm' | 'role' | 'team' | 'sort' | 'cursor', string>

export type MemberView = Pick<MemberQuery, 'searchTerm' | 'role' | 'teamId' | 'sort'>

const sorts: readonly MemberSort[] = ['name', '-name', 'createdAt', '-createdAt']

/** The cursor is not part of the view. */
export const memberView = ({ searchTerm, role, team, sort }: MembersAddress): MemberView => ({
  searchTerm: searchTerm || undefined,
  role: oneOf(organizationRoles, role),
  teamId: team || undefined,
  sort: oneOf(sorts, sort),
})

export const belongsToMemberView =
  ({ role }: MemberView) =>
  (member: { role: OrganizationRole }) =>
    role === undefined || member.role === role

export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>) => name || email
