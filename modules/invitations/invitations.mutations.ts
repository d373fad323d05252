import type { QueryClient } from '@tanstack/react-query'
import { mutationOf } from '#kit/api/index.ts'
import { patchLists } from '#kit/record-list/index.ts'
import { organizationsChanged } from '#modules/organizations/index.ts'
import type {
  Invitation,
  InvitationDraft,
  InvitationLines,
  ReceivedInvitation,
} from './invitation.server.ts'
import {
  invitationsChanged,
  invitationsKey,
  receivedInvitationQuery,
  receivedInvitationsQuery,
} from './invitations.queries.ts'

type Offer = Pick<InvitationDraft, 'email' | 'role' | 'teamId'>

const renew = (client: QueryClient) => void invitationsChanged(client)

const show = (client: QueryClient, shown: Invitation) =>
  patchLists<Invitation>(client, invitationsKey, shown)

export const inviteMutation = (id: string) =>
  mutationOf('invitations.create', { input: (offer: Offer) => ({ id, ...offer }), renew })

export const inviteManyMutation = (id: string) =>
  mutationOf('invitations.createMany', {
    input: (offer: Omit<InvitationLines, 'id'>) => ({ id, ...offer }),
    renew,
  })

export const cancelInvitationMutation = (id: string) =>
  mutationOf('invitations.cancel', {
    input: (invitation: Invitation) => ({ id, invitationId: invitation.id }),
    onMutate: (invitation, { client }) => show(client, { ...invitation, status: 'cancelled' }),
    onError: (_error, invitation, _before, { client }) => show(client, invitation),
    renew,
  })

export const resendInvitationMutation = (id: string) =>
  mutationOf('invitations.resend', {
    input: (invitation: Invitation) => ({ id, invitationId: invitation.id }),
    onSuccess: (sent, _invitation, _before, { client }) => show(client, sent),
    renew,
  })

const input = ({ id }: ReceivedInvitation) => ({ id })

export const acceptInvitationMutation = mutationOf('invitations.accept', {
  input,
  onSuccess: (_organization, { id }, _before, { client }) => showAnswer(client, id, 'accepted'),
  renew: (client) => void organizationsChanged(client),
})

export const declineInvitationMutation = mutationOf('invitations.decline', {
  input,
  onSuccess: (_nothing, { id }, _before, { client }) => showAnswer(client, id, 'declined'),
  renew,
})

function showAnswer(client: QueryClient, id: string, status: 'accepted' | 'declined') {
  client.setQueryData(receivedInvitationsQuery.queryKey, (waiting) =>
    waiting?.filter((invitation) => invitation.id !== id),
  )
  client.setQueryData(
    receivedInvitationQuery(id).queryKey,
    (invitation) => invitation && { ...invitation, status },
  )
}
