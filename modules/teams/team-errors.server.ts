import { errorsIn, organizationErrors } from '#modules/organizations/index.server.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'

export const teamErrors = {
  YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION: [403],
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM: [403],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION: [403],
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER: [
    403,
    'You are not allowed to create a new member',
  ],
  YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER: [403],
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS: [403],
  TEAM_MEMBER_LIMIT_REACHED: [403],
  UNABLE_TO_REMOVE_LAST_TEAM: [403],
  TEAM_NOT_FOUND: [404],
  USER_IS_NOT_A_MEMBER_OF_THE_TEAM: [404],
  TEAM_ALREADY_EXISTS: [409],
} as const

const known = { ...organizationErrors, ...teamErrors }

export type TeamErrorCode = keyof typeof known

export const { errorOf: teamError, errorMapOf: teamErrorMap } = errorsIn(known)

export const teamTaken = () =>
  httpErrors.duplicate('TEAM_ALREADY_EXISTS', teamError('TEAM_ALREADY_EXISTS').message, 'name')
