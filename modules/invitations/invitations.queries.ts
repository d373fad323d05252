import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { activityChanged } from '#kit/activity/index.ts'
import { itemsOf, queryOf, readOf } from '#kit/api/index.ts'
import { Refusal } from '#kit/problems/index.ts'
import { pagesOf, renewAll } from '#kit/record-list/index.ts'
import type { ViewOf } from '#kit/resource-pages/index.ts'
import { organizationsKey } from '#modules/organizations/index.ts'
import type { invitation } from './invitation.resource.ts'
import type { CheckReport } from './invitation.server.ts'

export type InvitationView = ViewOf<typeof invitation>

const under = organizationsKey
export const invitationsKey = [...under, 'invitations']

export const invitationListQuery =
  (id: string) =>
  ({ sort: _only, ...filter }: InvitationView, cursor?: string) =>
    pagesOf('invitations.list', { id, ...filter }, { cursor, under })

export const refusalOf = ({ code, message }: CheckReport['failed'][number]) =>
  new Refusal(message, { status: 409, code })

/** Sent addresses that can't be invited, each with its refusal. */
export const knownAddressesQuery = (id: string, emails: string[]) =>
  readOf(
    'invitations.checkMany',
    { id, lines: emails },
    ({ failed }) => new Map(failed.map((found) => [emails[found.line - 1], refusalOf(found)])),
    { under, placeholderData: keepPreviousData },
  )

export const receivedInvitationsQuery = itemsOf('invitations.listReceived', undefined, { under })
export const receivedInvitationQuery = (id: string) => queryOf('invitations.get', { id }, { under })

export async function invitationsChanged(queryClient: QueryClient) {
  await Promise.all([renewAll(queryClient, invitationsKey), activityChanged(queryClient)])
}
