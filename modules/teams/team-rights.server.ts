import { rightsBy } from '#modules/organizations/index.server.ts'
import { teamError } from './team-errors.server.ts'

const right = rightsBy(teamError)

export const teamRights = {
  create: right({ team: ['create'] }, 'YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION'),
  update: right({ team: ['update'] }, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM'),
  delete: right({ team: ['delete'] }, 'YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION'),
  addMember: right({ team: ['update'] }, 'YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER'),
  removeMember: right({ team: ['update'] }, 'YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER'),
}
