import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { activityChanged } from '#kit/activity/index.ts'
import { api } from '#kit/api/index.ts'
import { changeLists, infiniteList, readPage, renewAll } from '#kit/record-list/index.ts'
import { organizationsKey } from '../organizations.keys.ts'
import type { InvitationView } from './invitation-view.ts'
import type { Invitation } from './invitation.server.ts'

const invitationsKey = [...organizationsKey, 'invitations'] as const

const pageSize = 50

/** Page after page of what an organization has sent; it begins at `cursor`, the place that an address remembers. */
export const invitationListQuery = (id: string, view: InvitationView, cursor?: string) =>
  infiniteQueryOptions({
    queryKey: [...invitationsKey, 'list', id, view],
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam, async (begins) =>
        (await api()).invitations.list(
          { id, ...view, cursor: begins, limit: pageSize },
          { signal },
        ),
      ),
    initialPageParam: { cursor, fromAddress: true },
    ...infiniteList,
  })

/** What waits for one's own answer. */
export const receivedInvitationsQuery = queryOptions({
  queryKey: [...invitationsKey, 'received'],
  queryFn: async ({ signal }) =>
    (await (await api()).invitations.listReceived(undefined, { signal })).items,
  staleTime: 5000,
})

export const receivedInvitationQuery = (id: string) =>
  queryOptions({
    queryKey: [...invitationsKey, 'received', id],
    queryFn: async ({ signal }) => (await api()).invitations.get({ id }, { signal }),
    staleTime: 5000,
  })

/** Changes an invitation where lists hold it: each list shows only what is of its status. */
export const showInvitation = (queryClient: QueryClient, invitation: Invitation) =>
  changeLists<Invitation>(queryClient, invitationsKey, (one) =>
    one.id === invitation.id ? invitation : one,
  )

/** Everything about invitations is out of date, and the record of it too. */
export async function invitationsChanged(queryClient: QueryClient) {
  await Promise.all([renewAll(queryClient, invitationsKey), activityChanged(queryClient)])
}
