import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { activityChanged } from '#kit/activity/index.ts'
import { api } from '#kit/api/index.ts'
import { changeLists, infiniteList, readPage, renewAll } from '#kit/record-list/index.ts'
import { organizationsKey } from '../organizations.queries.ts'
import type { Invitation } from './invitation.server.ts'
import type { InvitationView } from './list/invitation-view.ts'

const invitationsKey = [...organizationsKey, 'invitations'] as const

const pageSize = 50

export const invitationListQuery = (id: string, view: InvitationView, cursor?: string) =>
  infiniteQueryOptions({
    queryKey: [...invitationsKey, id, 'list', view],
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam, async (start) =>
        (await api()).invitations.list({ id, ...view, cursor: start, limit: pageSize }, { signal }),
      ),
    initialPageParam: { cursor, fromAddress: true },
    ...infiniteList,
  })

export const receivedInvitationsQuery = queryOptions({
  queryKey: [...invitationsKey, 'received'],
  queryFn: async ({ signal }) =>
    (await (await api()).invitations.listReceived(undefined, { signal })).items,
  staleTime: 5000,
})

export const receivedInvitationQuery = (id: string) =>
  queryOptions({
    queryKey: [...invitationsKey, 'one', id],
    queryFn: async ({ signal }) => (await api()).invitations.get({ id }, { signal }),
    staleTime: 5000,
  })

/** Updates an invitation in every cached list; a list drops it if its status no longer matches. */
export const showInvitation = (queryClient: QueryClient, invitation: Invitation) =>
  changeLists<Invitation>(queryClient, invitationsKey, (one) =>
    one.id === invitation.id ? invitation : one,
  )

export async function invitationsChanged(queryClient: QueryClient) {
  await Promise.all([renewAll(queryClient, invitationsKey), activityChanged(queryClient)])
}
