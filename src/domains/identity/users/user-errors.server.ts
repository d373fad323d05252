import { ownerLeft, signInErrors } from '#domains/identity/auth/index.server.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { userMessages } from './user-rules.ts'
import type { User } from './user.ts'

export const userErrors = {
  notFound: signInErrors.userNotFound,
  sessionNotFound: signInErrors.sessionNotFound,
  emailTaken: () => httpErrors.duplicate('USER_ALREADY_EXISTS', userMessages.emailTaken, 'email'),
  conflict: (current?: User) => httpErrors.conflict('user', current),
  beyondOneself: () => accessErrors.resource('user'),
  ownRole: () =>
    new HttpError(
      403,
      'YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE',
      'You are not allowed to change your own role',
    ),
  lastAdmin: signInErrors.lastAdmin,
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

export const userConstraints = {
  users_email_unique: userErrors.emailTaken,
  [ownerLeft]: userErrors.onlyOwner,
}
