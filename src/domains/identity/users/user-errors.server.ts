import { ownerLeft } from '#domains/identity/auth/index.server.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import { constraintOf } from '#platform/database/constraint-of.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { userMessages } from './user-rules.ts'
import type { User } from './user.ts'

const taken = userMessages.emailTaken

export const userErrors = {
  unknownUser: () => new HttpError(404, 'USER_NOT_FOUND', 'User not found'),
  unknownSession: () => new HttpError(404, 'NOT_FOUND', 'There is no such session'),
  emailTaken: () =>
    new HttpError(409, 'USER_ALREADY_EXISTS', taken, {}, { fields: { email: taken } }),
  stale: (current: User) =>
    new HttpError(409, 'CONFLICT', 'This user has been changed meanwhile', {}, { current }),
  beyondOneself: () => accessErrors.resource('user'),
  ownRole: () =>
    new HttpError(
      403,
      'YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE',
      'You are not allowed to change your own role',
    ),
  lastAdmin: () => new HttpError(403, 'LAST_ADMIN', "The last admin can't be removed"),
  onlyOwner: () =>
    new HttpError(
      403,
      'YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER',
      'You cannot leave the organization without an owner',
    ),
  ownSessions: () =>
    new HttpError(
      403,
      'YOU_CANNOT_END_YOUR_OWN_SESSIONS_HERE',
      'Your own sessions are on your account page',
    ),
  banOfOneself: () => new HttpError(403, 'YOU_CANNOT_BAN_YOURSELF', 'You cannot ban yourself'),
  removalOfOneself: () =>
    new HttpError(403, 'YOU_CANNOT_REMOVE_YOURSELF', 'You cannot remove yourself'),
}

export async function withUserConstraints<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const constraint = constraintOf(error)
    if (constraint === 'users_email_unique') throw userErrors.emailTaken()
    if (constraint === ownerLeft) throw userErrors.onlyOwner()
    throw error
  }
}
