import { callKey, mutationOf } from '#kit/api/index.ts'
import { dropFromLists, pagesOf, patchLists } from '#kit/record-list/index.ts'
import type { ViewOf } from '#kit/resource-pages/index.ts'
import { organizationsChanged, organizationsKey } from '../organizations.queries.ts'
import type { member } from './member.resource.ts'
import type { Member } from './member.server.ts'
import type { OrganizationRole } from './organization-roles.ts'

const under = organizationsKey
const membersKey = (id: string) => callKey('members.list', { id }, under)

export const memberListQuery = (id: string) => (view: ViewOf<typeof member>, cursor?: string) =>
  pagesOf('members.list', { id, ...view }, { cursor, under })

interface RoleChange {
  member: Member
  role: OrganizationRole
}

export const changeRoleMutation = (id: string) =>
  mutationOf('members.update', {
    input: ({ member, role }: RoleChange) => ({ id, memberId: member.id, role }),
    onMutate: ({ member, role }, { client }) =>
      patchLists<Member>(client, membersKey(id), { ...member, role }),
    onError: (_error, { member }, _before, { client }) =>
      patchLists<Member>(client, membersKey(id), member),
    renew: (client) => void organizationsChanged(client),
  })

export const removeMemberMutation = (id: string) =>
  mutationOf('members.remove', {
    input: (memberId: string) => ({ id, memberId }),
    onSuccess: (_gone, memberId, _before, { client }) =>
      dropFromLists(client, membersKey(id), memberId),
    renew: (client) => void organizationsChanged(client),
  })
