/** Where an invitation stands; `expired` is a pending one that nobody answered in time. */
export const invitationStatuses = [
  'pending',
  'accepted',
  'declined',
  'cancelled',
  'expired',
] as const
export type InvitationStatus = (typeof invitationStatuses)[number]
