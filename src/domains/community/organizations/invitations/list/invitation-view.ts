import { oneOf } from '#kit/record-list/index.ts'
import { invitationStatuses, type InvitationStatus } from '../invitation-statuses.ts'
import type { Invitation } from '../invitation.server.ts'

export type InvitationsAddress = Record<'searchTerm' | 'status' | 'cursor', string>

export interface InvitationView {
  searchTerm?: string | undefined
  status?: InvitationStatus | undefined
}

/** The cursor is not part of the view. */
export const invitationView = ({ searchTerm, status }: InvitationsAddress): InvitationView => ({
  searchTerm: searchTerm || undefined,
  status: oneOf(invitationStatuses, status),
})

export const belongsToInvitationView =
  ({ status }: InvitationView) =>
  (invitation: Invitation) =>
    status === undefined || invitation.status === status
