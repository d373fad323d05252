import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import type { Invitation, InvitationDraft, InvitationLines } from './invitation.server.ts'
import { invitationsChanged, showInvitation } from './invitations.queries.ts'

type Offer = Pick<InvitationDraft, 'email' | 'role' | 'teamId'>

export const inviteMutation = (queryClient: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (offer: Offer) => (await api()).invitations.create({ id, ...offer }),
    onSettled: () => void invitationsChanged(queryClient),
  })

export const inviteManyMutation = (queryClient: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (offer: Omit<InvitationLines, 'id'>) =>
      (await api()).invitations.createMany({ id, ...offer }),
    onSettled: () => void invitationsChanged(queryClient),
  })

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
