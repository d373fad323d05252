import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { activityChanged } from '#kit/activity/index.ts'
import { api } from '#kit/api/index.ts'
import { changeLists, pagedQuery, renewAll } from '#kit/record-list/index.ts'
import type { ViewOf } from '#kit/resource-pages/index.ts'
import { organizationsKey } from '../organizations.queries.ts'
import type { invitation } from './invitation.resource.ts'
import type { Invitation } from './invitation.server.ts'

export type InvitationView = ViewOf<typeof invitation>

const invitationsKey = [...organizationsKey, 'invitations'] as const

export const invitationListQuery =
  (id: string) =>
  ({ sort: _only, ...filter }: InvitationView, cursor?: string) =>
    pagedQuery({
      queryKey: [...invitationsKey, id, 'list', filter],
      cursor,
      read: async (page, options) =>
        (await api()).invitations.list({ id, ...filter, ...page }, options),
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

export const showInvitation = (queryClient: QueryClient, shown: Invitation) =>
  changeLists<Invitation>(queryClient, invitationsKey, (one) => (one.id === shown.id ? shown : one))

export async function invitationsChanged(queryClient: QueryClient) {
  await Promise.all([renewAll(queryClient, invitationsKey), activityChanged(queryClient)])
}
