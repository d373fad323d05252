import type { OrganizationErrorCode } from './organization-errors.server.ts'
import type { OrganizationPermissions } from './organization-roles.ts'

export type Right = { wanted: OrganizationPermissions; code: OrganizationErrorCode }

const right = (code: OrganizationErrorCode, wanted: OrganizationPermissions): Right => ({
  wanted,
  code,
})

export const rights = {
  updateOrganization: right('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION', {
    organisation: ['update'],
  }),
  deleteOrganization: right('YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION', {
    organisation: ['delete'],
  }),
  updateMember: right('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER', { member: ['update'] }),
  deleteMember: right('YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER', { member: ['delete'] }),
  createTeam: right('YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION', {
    team: ['create'],
  }),
  updateTeam: right('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM', { team: ['update'] }),
  deleteTeam: right('YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION', {
    team: ['delete'],
  }),
  addToTeam: right('YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER', { team: ['update'] }),
  removeFromTeam: right('YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER', { team: ['update'] }),
  invite: right('YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION', {
    invitation: ['create'],
    member: ['create'],
  }),
  cancelInvitation: right('YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION', {
    invitation: ['cancel'],
  }),
  listInvitations: right('YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS', { invitation: ['create'] }),
}
