/** `expired` is computed: the row stays `pending`. */
export const invitationStatuses = [
  'pending',
  'accepted',
  'declined',
  'cancelled',
  'expired',
] as const
export type InvitationStatus = (typeof invitationStatuses)[number]
