import type { OrganizationErrorCode } from './organization-errors.server.ts'
import { type OrganizationPermissions, ofOwners } from './organization-roles.ts'

export type Right = { wanted: OrganizationPermissions; code: OrganizationErrorCode }

const right = (wanted: OrganizationPermissions, code: OrganizationErrorCode): Right => ({
  wanted,
  code,
})

export const rights = {
  updateOrganization: right(
    { organisation: ['update'] },
    'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
  ),
  manageSignIn: right(ofOwners, 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SIGN_IN_OF_THIS_ORGANIZATION'),
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
