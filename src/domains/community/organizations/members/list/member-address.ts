import { type OrganizationRole, organizationRoles } from '../../organization-roles.ts'
import type { Member, MemberQuery, MemberSort } from '../member.server.ts'

/** What the address of the list says; '' is what it does not say. */
export type MembersAddress = Record<'searchTerm' | 'role' | 'team' | 'sort' | 'cursor', string>

/** Which members, in which order: what the address says. */
export type MemberView = Pick<MemberQuery, 'searchTerm' | 'role' | 'teamId' | 'sort'>

const sorts: readonly MemberSort[] = ['name', '-name', 'createdAt', '-createdAt']

/** It does not matter how far down. A role or an order that there is not counts as none. */
export const memberView = ({ searchTerm, role, team, sort }: MembersAddress): MemberView => ({
  searchTerm: searchTerm || undefined,
  role: organizationRoles.find((known) => known === role),
  teamId: team || undefined,
  sort: sorts.find((known) => known === sort),
})

/** Whether somebody who was read is still one of those whom a view shows. */
export const belongsToMemberView =
  ({ role }: MemberView) =>
  (member: { role: OrganizationRole }) =>
    role === undefined || member.role === role

/** Who has no name yet is known by their address. */
export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>) => name || email
