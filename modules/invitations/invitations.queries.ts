import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { activityChanged } from '#kit/activity/index.ts'
import { api } from '#kit/api/index.ts'
import { Refusal } from '#kit/problems/index.ts'
import { changeLists, pagedQuery, renewAll } from '#kit/record-list/index.ts'
import type { ViewOf } from '#kit/resource-pages/index.ts'
import { organizationsKey } from '#modules/organizations/index.ts'
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

/** Sent addresses that can't be invited, each with its refusal. */
export const knownAddressesQuery = (id: string, emails: string[]) =>
  queryOptions({
    queryKey: [...invitationsKey, id, 'known', emails],
    queryFn: async ({ signal }) => {
      const { failed } = await (
        await api()
      ).invitations.checkMany({ id, lines: emails }, { signal })
      return new Map(
        failed.map(({ line, code, message }) => [
          emails[line - 1],
          new Refusal(message, { status: 409, code }),
        ]),
      )
    },
    placeholderData: keepPreviousData,
    staleTime: 5000,
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
