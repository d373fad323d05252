import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { organizationsChanged } from '#modules/organizations/index.ts'
import type {
  Invitation,
  InvitationDraft,
  InvitationLines,
  ReceivedInvitation,
} from './invitation.server.ts'
import {
  invitationsChanged,
  receivedInvitationQuery,
  receivedInvitationsQuery,
  showInvitation,
} from './invitations.queries.ts'

type Offer = Pick<InvitationDraft, 'email' | 'role' | 'teamId'>

const changing = <Input, Output>(
  queryClient: QueryClient,
  mutationFn: (input: Input) => Promise<Output>,
) => mutationOptions({ mutationFn, onSettled: () => void invitationsChanged(queryClient) })

export const inviteMutation = (queryClient: QueryClient, id: string) =>
  changing(queryClient, async (offer: Offer) => (await api()).invitations.create({ id, ...offer }))

export const inviteManyMutation = (queryClient: QueryClient, id: string) =>
  changing(queryClient, async (offer: Omit<InvitationLines, 'id'>) =>
    (await api()).invitations.createMany({ id, ...offer }),
  )

export const cancelInvitationMutation = (queryClient: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (invitation: Invitation) =>
      (await api()).invitations.cancel({ id, invitationId: invitation.id }),
    onMutate: (invitation) => showInvitation(queryClient, { ...invitation, status: 'cancelled' }),
    onError: (_error, before) => showInvitation(queryClient, before),
    onSettled: () => void invitationsChanged(queryClient),
  })

export const resendInvitationMutation = (queryClient: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (invitation: Invitation) =>
      (await api()).invitations.resend({ id, invitationId: invitation.id }),
    onSuccess: (sent) => showInvitation(queryClient, sent),
    onSettled: () => void invitationsChanged(queryClient),
  })

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
