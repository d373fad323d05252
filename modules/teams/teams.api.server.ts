import { inOrganization } from '#modules/organizations/index.server.ts'
import { routesBelow } from '#platform/api/routes.ts'
import type { Permissions } from '#rules/permissions.ts'
import {
  addTeamMember,
  createTeam,
  deleteTeam,
  removeTeamMember,
  renameTeam,
} from './change-teams.server.ts'
import { listTeams } from './list-teams.server.ts'
import { type TeamErrorCode, teamErrorMap } from './team-errors.server.ts'
import { teamRights } from './team-rights.server.ts'
import {
  teamChangeSchema,
  teamDraftSchema,
  teamIdSchema,
  teamMemberSchema,
  teamPageSchema,
  teamQuerySchema,
  teamSchema,
} from './team.server.ts'

const { get, create, patch, put, delete: remove } = routesBelow('/organizations/{id}/teams')
const one = '/{teamId}'
const member = '/{teamId}/members/{memberId}'

const inTeams = (scope: Permissions, ...codes: TeamErrorCode[]) =>
  inOrganization(scope).errors(teamErrorMap(...codes))

export const teamsApi = {
  list: inTeams({ team: ['read'] })
    .route(get('', 'List teams', 'A page of teams, with the number of members in each.'))
    .input(teamQuerySchema)
    .output(teamPageSchema)
    .handler(({ context, input }) => listTeams(context, input)),

  create: inTeams(
    { team: ['create'] },
    teamRights.create.code,
    'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS',
    'TEAM_ALREADY_EXISTS',
  )
    .route(create('', 'Create a team', 'A new, empty team of the organization.'))
    .input(teamDraftSchema)
    .output(teamSchema)
    .handler(({ context, input }) => createTeam(context, input)),

  update: inTeams(
    { team: ['update'] },
    teamRights.update.code,
    'TEAM_NOT_FOUND',
    'TEAM_ALREADY_EXISTS',
  )
    .meta({ whileImpersonating: 'allowed' })
    .route(patch(one, 'Rename a team', 'Team names are unique within an organization.'))
    .input(teamChangeSchema)
    .output(teamSchema)
    .handler(({ context, input }) => renameTeam(context, input)),

  delete: inTeams(
    { team: ['delete'] },
    teamRights.delete.code,
    'TEAM_NOT_FOUND',
    'UNABLE_TO_REMOVE_LAST_TEAM',
  )
    .route(remove(one, 'Delete a team', 'Its members stay in the organization.'))
    .input(teamIdSchema)
    .handler(({ context, input }) => deleteTeam(context, input)),

  addMember: inTeams(
    { team: ['update'] },
    teamRights.addMember.code,
    'TEAM_NOT_FOUND',
    'MEMBER_NOT_FOUND',
    'TEAM_MEMBER_LIMIT_REACHED',
  )
    .route(
      put(member, 'Add a member to a team', 'The member must belong to the organization already.'),
    )
    .input(teamMemberSchema)
    .handler(({ context, input }) => addTeamMember(context, input)),

  removeMember: inTeams(
    { team: ['update'] },
    teamRights.removeMember.code,
    'TEAM_NOT_FOUND',
    'MEMBER_NOT_FOUND',
    'USER_IS_NOT_A_MEMBER_OF_THE_TEAM',
  )
    .route(remove(member, 'Remove a member from a team', 'The member stays in the organization.'))
    .input(teamMemberSchema)
    .handler(({ context, input }) => removeTeamMember(context, input)),
}
