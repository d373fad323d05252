import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { changeLists, dropFromLists, infiniteList, readPage } from '#kit/record-list/index.ts'
import type { OrganizationRole } from '../organization-roles.ts'
import { organizationsChanged, organizationsKey } from '../organizations.queries.ts'
import type { MemberView } from './list/member-view.ts'
import type { Member } from './member.server.ts'

const pageSize = 50

const membersKey = (id: string) => [...organizationsKey, 'members', id] as const

export const memberListQuery = (id: string, view: MemberView, cursor?: string) =>
  infiniteQueryOptions({
    queryKey: [...membersKey(id), 'list', view],
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam, async (start) =>
        (await api()).members.list({ id, ...view, cursor: start, limit: pageSize }, { signal }),
      ),
    initialPageParam: { cursor, fromAddress: true },
    ...infiniteList,
  })

interface RoleChange {
  member: Member
  role: OrganizationRole
}

/** Optimistic; rolled back if the server refuses. The caller's own permissions are refetched. */
export const changeRoleMutation = (queryClient: QueryClient, id: string) => {
  const show = (member: Member) =>
    changeLists<Member>(queryClient, membersKey(id), (one) => (one.id === member.id ? member : one))
  return mutationOptions({
    mutationFn: async ({ member, role }: RoleChange) =>
      (await api()).members.update({ id, memberId: member.id, role }),
    onMutate: ({ member, role }) => show({ ...member, role }),
    onError: (_error, { member }) => show(member),
    onSettled: () => void organizationsChanged(queryClient),
  })
}

export const removeMemberMutation = (queryClient: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async ({ id: memberId }: Member) => (await api()).members.remove({ id, memberId }),
    onSuccess: (_gone, member) => dropFromLists(queryClient, membersKey(id), member.id),
    onSettled: () => void organizationsChanged(queryClient),
  })
