import { constraintOf } from '#server/database/constraint-of.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { User } from './user.ts'

const taken = 'There is already an account with this e-mail'

/** What managers of users are refused with. */
export const refuse = {
  unknownUser: () => new HttpError(404, 'USER_NOT_FOUND', 'User not found'),
  unknownSession: () => new HttpError(404, 'NOT_FOUND', 'There is no such session'),
  emailTaken: () =>
    new HttpError(409, 'USER_ALREADY_EXISTS', taken, {}, { fields: { email: taken } }),
  stale: (current: User) =>
    new HttpError(409, 'CONFLICT', 'This user has been changed meanwhile', {}, { current }),
  ownRole: () =>
    new HttpError(
      403,
      'YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE',
      'You are not allowed to change your own role',
    ),
  lastAdmin: () => new HttpError(403, 'LAST_ADMIN', "The last admin can't be removed"),
  banOfOneself: () => new HttpError(403, 'YOU_CANNOT_BAN_YOURSELF', 'You cannot ban yourself'),
  removalOfOneself: () =>
    new HttpError(403, 'YOU_CANNOT_REMOVE_YOURSELF', 'You cannot remove yourself'),
}

/** Does what writes a user; an address that somebody has is refused in our words. */
export async function writing<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    throw constraintOf(error) === 'users_email_unique' ? refuse.emailTaken() : error
  }
}
