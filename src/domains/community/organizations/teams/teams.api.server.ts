import { requirePermission } from '#platform/api/procedure.ts'
import { organizationErrorMap } from '../organization-errors.server.ts'
import { listTeams } from './list/list-teams.server.ts'
import {
  teamChangeSchema,
  teamDraftSchema,
  teamIdSchema,
  teamMemberSchema,
  teamPageSchema,
  teamQuerySchema,
  teamSchema,
} from './team.server.ts'
import { addTeamMember, removeTeamMember } from './verbs/change-team-members.server.ts'
import { createTeam, deleteTeam, renameTeam } from './verbs/change-teams.server.ts'

const inApp = { apps: ['app'] } as const
const unknown = organizationErrorMap('ORGANIZATION_NOT_FOUND', 'TEAM_NOT_FOUND')
const unknownMember = organizationErrorMap(
  'ORGANIZATION_NOT_FOUND',
  'TEAM_NOT_FOUND',
  'MEMBER_NOT_FOUND',
)
const taken = organizationErrorMap('TEAM_ALREADY_EXISTS')

export const teamsApi = {
  list: requirePermission(inApp)
    .errors(organizationErrorMap('ORGANIZATION_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/organizations/{id}/teams',
      summary: 'List teams',
      description: 'A page of teams, with the number of members in each.',
    })
    .input(teamQuerySchema)
    .output(teamPageSchema)
    .handler(({ context, input }) => listTeams(context, input)),

  create: requirePermission(inApp)
    .errors({
      ...taken,
      ...organizationErrorMap(
        'ORGANIZATION_NOT_FOUND',
        'YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION',
        'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS',
      ),
    })
    .route({
      method: 'POST',
      path: '/organizations/{id}/teams',
      successStatus: 201,
      summary: 'Create a team',
      description: 'A new, empty team of the organization.',
    })
    .input(teamDraftSchema)
    .output(teamSchema)
    .handler(({ context, input }) => createTeam(context, input)),

  update: requirePermission(inApp)
    .meta({ whileImpersonating: 'allowed' })
    .errors({
      ...unknown,
      ...taken,
      ...organizationErrorMap('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM'),
    })
    .route({
      method: 'PATCH',
      path: '/organizations/{id}/teams/{teamId}',
      summary: 'Rename a team',
      description: 'Team names are unique within an organization.',
    })
    .input(teamChangeSchema)
    .output(teamSchema)
    .handler(({ context, input }) => renameTeam(context, input)),

  delete: requirePermission(inApp)
    .errors({
      ...unknown,
      ...organizationErrorMap(
        'YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION',
        'UNABLE_TO_REMOVE_LAST_TEAM',
      ),
    })
    .route({
      method: 'DELETE',
      path: '/organizations/{id}/teams/{teamId}',
      successStatus: 204,
      summary: 'Delete a team',
      description: 'Its members stay in the organization.',
    })
    .input(teamIdSchema)
    .handler(({ context, input }) => deleteTeam(context, input)),

  addMember: requirePermission(inApp)
    .errors({
      ...unknownMember,
      ...organizationErrorMap(
        'YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER',
        'TEAM_MEMBER_LIMIT_REACHED',
      ),
    })
    .route({
      method: 'PUT',
      path: '/organizations/{id}/teams/{teamId}/members/{memberId}',
      successStatus: 204,
      summary: 'Add a member to a team',
      description: 'The member must belong to the organization already.',
    })
    .input(teamMemberSchema)
    .handler(({ context, input }) => addTeamMember(context, input)),

  removeMember: requirePermission(inApp)
    .errors({
      ...unknownMember,
      ...organizationErrorMap(
        'YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER',
        'USER_IS_NOT_A_MEMBER_OF_THE_TEAM',
      ),
    })
    .route({
      method: 'DELETE',
      path: '/organizations/{id}/teams/{teamId}/members/{memberId}',
      successStatus: 204,
      summary: 'Remove a member from a team',
      description: 'The member stays in the organization.',
    })
    .input(teamMemberSchema)
    .handler(({ context, input }) => removeTeamMember(context, input)),
}
