import { routesBelow } from '#platform/api/routes.ts'
import { inOrganization } from '../../organization-errors.server.ts'
import { rights } from '../../organization-rights.server.ts'
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
import {
  addTeamMember,
  createTeam,
  deleteTeam,
  removeTeamMember,
  renameTeam,
} from './verbs/change-teams.server.ts'

const { get, create, patch, put, delete: remove } = routesBelow('/organizations/{id}/teams')
const one = '/{teamId}'
const member = '/{teamId}/members/{memberId}'

export const teamsApi = {
  list: inOrganization({ team: ['read'] })
    .route(get('', 'List teams', 'A page of teams, with the number of members in each.'))
    .input(teamQuerySchema)
    .output(teamPageSchema)
    .handler(({ context, input }) => listTeams(context, input)),

  create: inOrganization(
    { team: ['create'] },
    rights.createTeam.code,
    'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS',
    'TEAM_ALREADY_EXISTS',
  )
    .route(create('', 'Create a team', 'A new, empty team of the organization.'))
    .input(teamDraftSchema)
    .output(teamSchema)
    .handler(({ context, input }) => createTeam(context, input)),

  update: inOrganization(
    { team: ['update'] },
    rights.updateTeam.code,
    'TEAM_NOT_FOUND',
    'TEAM_ALREADY_EXISTS',
  )
    .meta({ whileImpersonating: 'allowed' })
    .route(patch(one, 'Rename a team', 'Team names are unique within an organization.'))
    .input(teamChangeSchema)
    .output(teamSchema)
    .handler(({ context, input }) => renameTeam(context, input)),

  delete: inOrganization(
    { team: ['delete'] },
    rights.deleteTeam.code,
    'TEAM_NOT_FOUND',
    'UNABLE_TO_REMOVE_LAST_TEAM',
  )
    .route(remove(one, 'Delete a team', 'Its members stay in the organization.'))
    .input(teamIdSchema)
    .handler(({ context, input }) => deleteTeam(context, input)),

  addMember: inOrganization(
    { team: ['update'] },
    rights.addToTeam.code,
    'TEAM_NOT_FOUND',
    'MEMBER_NOT_FOUND',
    'TEAM_MEMBER_LIMIT_REACHED',
  )
    .route(
      put(member, 'Add a member to a team', 'The member must belong to the organization already.'),
    )
    .input(teamMemberSchema)
    .handler(({ context, input }) => addTeamMember(context, input)),

  removeMember: inOrganization(
    { team: ['update'] },
    rights.removeFromTeam.code,
    'TEAM_NOT_FOUND',
    'MEMBER_NOT_FOUND',
    'USER_IS_NOT_A_MEMBER_OF_THE_TEAM',
  )
    .route(remove(member, 'Remove a member from a team', 'The member stays in the organization.'))
    .input(teamMemberSchema)
    .handler(({ context, input }) => removeTeamMember(context, input)),
}
