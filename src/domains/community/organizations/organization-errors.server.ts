import { errorMap } from '#platform/api/error-map.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import { type Organization, organizationMessages } from './organization.ts'

export const organizationErrors = {
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION: [
    403,
    'You are not allowed to update this organization',
  ],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION: [
    403,
    'You are not allowed to delete this organization',
  ],
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER: [403, 'You are not allowed to update this member'],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER: [403, 'You are not allowed to delete this member'],
  YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION: [
    403,
    'You are not allowed to create teams in this organization',
  ],
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM: [403, 'You are not allowed to update this team'],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION: [
    403,
    'You are not allowed to delete teams in this organization',
  ],
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER: [
    403,
    'You are not allowed to create a new member',
  ],
  YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER: [403, 'You are not allowed to remove a team member'],
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION: [
    403,
    'You are not allowed to invite users to this organization',
  ],
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE: [
    403,
    'You are not allowed to invite a user with this role',
  ],
  YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION: [
    403,
    'You are not allowed to cancel this invitation',
  ],
  YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS: [
    403,
    'You are not allowed to list invitations for this organization',
  ],
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS: [
    403,
    'You have reached the maximum number of organizations',
  ],
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS: [
    403,
    'You have reached the maximum number of teams',
  ],
  ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: [403, 'Organization membership limit reached'],
  TEAM_MEMBER_LIMIT_REACHED: [403, 'Team member limit reached'],
  INVITATION_LIMIT_REACHED: [403, 'Invitation limit reached'],
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: [
    403,
    'You cannot leave the organization as the only owner',
  ],
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER: [
    403,
    'You cannot leave the organization without an owner',
  ],
  UNABLE_TO_REMOVE_LAST_TEAM: [403, 'Unable to remove last team'],
  EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION: [
    403,
    'Email verification required before accepting or rejecting invitation',
  ],
  YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION: [403, 'You are not the recipient of the invitation'],
  INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION: [
    403,
    'Inviter is no longer a member of the organization',
  ],
  NO_ACTIVE_ORGANIZATION: [404, 'No active organization'],
  ORGANIZATION_NOT_FOUND: [404, 'Organization not found'],
  MEMBER_NOT_FOUND: [404, 'Member not found'],
  ROLE_NOT_FOUND: [404, 'Role not found'],
  TEAM_NOT_FOUND: [404, 'Team not found'],
  USER_IS_NOT_A_MEMBER_OF_THE_TEAM: [404, 'User is not a member of the team'],
  INVITATION_NOT_FOUND: [404, 'Invitation not found'],
  ORGANIZATION_ALREADY_EXISTS: [409, organizationMessages.nameTaken],
  ORGANIZATION_SLUG_ALREADY_TAKEN: [409, organizationMessages.slugTaken],
  TEAM_ALREADY_EXISTS: [409, organizationMessages.teamTaken],
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: [
    409,
    'User is already a member of this organization',
  ],
  USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: [
    409,
    'User is already invited to this organization',
  ],
  FAILED_TO_RETRIEVE_INVITATION: [409, 'Failed to retrieve invitation'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type OrganizationErrorCode = keyof typeof organizationErrors

export function organizationError(code: OrganizationErrorCode): HttpError {
  const [status, message] = organizationErrors[code]
  return new HttpError(status, code, message)
}

export const organizationDuplicate = (field: string, code: OrganizationErrorCode) =>
  httpErrors.duplicate(code, organizationErrors[code][1], field)

export const organizationConflict = (current?: Organization) =>
  httpErrors.conflict('organization', current)

export const organizationErrorMap = (...codes: OrganizationErrorCode[]) =>
  errorMap(...codes.map(organizationError))
