import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { organizationsChanged } from '../../../organizations.queries.ts'
import type { ReceivedInvitation } from '../../invitation.server.ts'
import {
  invitationsChanged,
  receivedInvitationQuery,
  receivedInvitationsQuery,
} from '../../invitations.queries.ts'

export const acceptInvitationMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id }: ReceivedInvitation) => (await api()).invitations.accept({ id }),
    onSuccess: (_organization, { id }) => showAnswer(queryClient, id, 'accepted'),
    onSettled: () => void organizationsChanged(queryClient),
  })

export const declineInvitationMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id }: ReceivedInvitation) => (await api()).invitations.decline({ id }),
    onSuccess: (_nothing, { id }) => showAnswer(queryClient, id, 'declined'),
    onSettled: () => void invitationsChanged(queryClient),
  })

function showAnswer(queryClient: QueryClient, id: string, status: 'accepted' | 'declined') {
  queryClient.setQueryData(receivedInvitationsQuery.queryKey, (waiting) =>
    waiting?.filter((invitation) => invitation.id !== id),
  )
  queryClient.setQueryData(
    receivedInvitationQuery(id).queryKey,
    (invitation) => invitation && { ...invitation, status },
  )
}
