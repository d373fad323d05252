import type { HttpError } from '#platform/errors/http-error.ts'
import type { OrganizationPermissions } from './members/organization-roles.ts'
import { organizationError, type OrganizationErrorCode } from './organization-errors.server.ts'

/** The permissions of a verb, and the refusal of members without them. */
export type Right = { wanted: OrganizationPermissions; refusal: () => HttpError }

const right = (wanted: OrganizationPermissions, code: OrganizationErrorCode) => ({
  wanted,
  code,
  refusal: () => organizationError(code),
})

export const rights = {
  updateOrganization: right(
    { organisation: ['update'] },
    'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
  ),
  deleteOrganization: right(
    { organisation: ['delete'] },
    'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION',
  ),
  updateMember: right({ member: ['update'] }, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER'),
  deleteMember: right({ member: ['delete'] }, 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER'),
  createTeam: right(
    { team: ['create'] },
    'YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION',
  ),
  updateTeam: right({ team: ['update'] }, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM'),
  deleteTeam: right(
    { team: ['delete'] },
    'YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION',
  ),
  addToTeam: right({ team: ['update'] }, 'YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER'),
  removeFromTeam: right({ team: ['update'] }, 'YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER'),
  invite: right(
    { invitation: ['create'], member: ['create'] },
    'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
  ),
  cancelInvitation: right(
    { invitation: ['cancel'] },
    'YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION',
  ),
  listInvitations: right({ invitation: ['create'] }, 'YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS'),
}
