import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { changeLists, dropFromLists, pagedQuery } from '#kit/record-list/index.ts'
import type { ViewOf } from '#kit/resource-pages/index.ts'
import { organizationsChanged, organizationsKey } from '../organizations.queries.ts'
import type { member } from './member.resource.ts'
import type { Member } from './member.server.ts'
import type { OrganizationRole } from './organization-roles.ts'

const membersKey = (id: string) => [...organizationsKey, 'members', id] as const

export const memberListQuery = (id: string) => (view: ViewOf<typeof member>, cursor?: string) =>
  pagedQuery({
    queryKey: [...membersKey(id), 'list', view],
    cursor,
    read: async (page, options) => (await api()).members.list({ id, ...view, ...page }, options),
  })

interface RoleChange {
  member: Member
  role: OrganizationRole
}

export const changeRoleMutation = (queryClient: QueryClient, id: string) => {
  const show = (shown: Member) =>
    changeLists<Member>(queryClient, membersKey(id), (one) => (one.id === shown.id ? shown : one))
  return mutationOptions({
    mutationFn: async ({ member: { id: memberId }, role }: RoleChange) =>
      (await api()).members.update({ id, memberId, role }),
    onMutate: ({ member: before, role }) => show({ ...before, role }),
    onError: (_error, { member: before }) => show(before),
    onSettled: () => void organizationsChanged(queryClient),
  })
}

export const removeMemberMutation = (queryClient: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (memberId: string) => (await api()).members.remove({ id, memberId }),
    onSuccess: (_gone, memberId) => dropFromLists(queryClient, membersKey(id), memberId),
    onSettled: () => void organizationsChanged(queryClient),
  })
