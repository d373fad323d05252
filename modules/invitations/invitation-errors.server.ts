import { errorsIn, organizationErrors } from '#modules/organizations/index.server.ts'
import { teamErrors } from '#modules/teams/index.server.ts'

export const invitationErrors = {
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION: [403],
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE: [
    403,
    'You are not allowed to invite a user with this role',
  ],
  YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION: [403],
  YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS: [
    403,
    'You are not allowed to list invitations for this organization',
  ],
  INVITATION_LIMIT_REACHED: [403],
  EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION: [403],
  YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION: [403],
  INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION: [403],
  INVITATION_NOT_FOUND: [404],
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: [409],
  USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: [409],
  FAILED_TO_RETRIEVE_INVITATION: [409],
} as const

const known = { ...organizationErrors, ...teamErrors, ...invitationErrors }

export type InvitationErrorCode = keyof typeof known

export const { errorOf: invitationError, errorMapOf: invitationErrorMap } = errorsIn(known)
