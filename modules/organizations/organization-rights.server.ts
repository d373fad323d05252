import type { HttpError } from '#platform/errors/http-error.ts'
import type { OrganizationPermissions } from './members/organization-roles.ts'
import { organizationError } from './organization-errors.server.ts'

/** The permissions of a verb, and the refusal of members without them. */
export type Right = { wanted: OrganizationPermissions; refusal: () => HttpError }

export const rightsBy =
  <Code extends string>(errorOf: (code: Code) => HttpError) =>
  (wanted: OrganizationPermissions, code: Code) => ({
    wanted,
    code,
    refusal: () => errorOf(code),
  })

const right = rightsBy(organizationError)

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
}
