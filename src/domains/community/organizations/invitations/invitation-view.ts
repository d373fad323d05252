import { invitationStatuses, type InvitationStatus } from './invitation-statuses.ts'
import type { Invitation } from './invitation.server.ts'

/** What the address of the list says; '' is what it does not say. */
export type InvitationsAddress = Record<'searchTerm' | 'status' | 'cursor', string>

/** Which invitations: what the address says. */
export interface InvitationView {
  searchTerm?: string | undefined
  status?: InvitationStatus | undefined
}

/** It does not matter how far down. A status that there is not counts as none. */
export const invitationView = ({ searchTerm, status }: InvitationsAddress): InvitationView => ({
  searchTerm: searchTerm || undefined,
  status: invitationStatuses.find((known) => known === status),
})

/** Whether an invitation that was read is still one of those that a view shows. */
export const belongsToInvitationView =
  ({ status }: InvitationView) =>
  (invitation: Invitation) =>
    status === undefined || invitation.status === status
