import { accessErrors } from '#platform/access/access-errors.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import type { Refusal } from './codes/codes.server.ts'

const impersonationRefusals = {
  YOU_CANNOT_IMPERSONATE_YOURSELF: [403, 'You cannot impersonate yourself'],
  YOU_CANNOT_IMPERSONATE_ADMINS: [403, 'You cannot impersonate admins'],
  YOU_CANNOT_IMPERSONATE_BANNED_USERS: [403, 'You cannot impersonate banned users'],
} as const

const codeMessages = {
  INVALID_OTP: 'Code is invalid',
  OTP_EXPIRED: 'This code has expired',
  TOO_MANY_ATTEMPTS: 'Too many wrong codes: ask for a new one',
}

export const signInErrors = {
  code: ({ code, ...details }: Refusal) =>
    new HttpError(400, code, codeMessages[code], {}, details),
  /** The same error for right and wrong codes: only the client that asked for the code may learn which it is. */
  noCodeCookie: () =>
    new HttpError(
      400,
      'CODE_COOKIE_MISSING',
      'A code works only with the cookie that came with the answer to the request for it. Send that cookie, or ask for a new code.',
    ),
  email: () => new HttpError(400, 'INVALID_EMAIL', 'Email is invalid'),
  sameEmail: () =>
    new HttpError(400, 'EMAIL_CAN_NOT_BE_UPDATED', 'This is the address of this account already'),
  takenEmail: () => new HttpError(409, 'USER_ALREADY_EXISTS', 'Another account has this address'),
  lastAdmin: () => new HttpError(403, 'LAST_ADMIN', "The last admin can't be removed"),
  onlyOwner: () =>
    new HttpError(
      403,
      'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
      'You cannot leave the organization as the only owner',
    ),
  signUp: () => new HttpError(403, 'signup_disabled', 'You need an account to login'),
  banned: () => new HttpError(403, 'BANNED_USER', 'You have been banned from this application'),
  method: () =>
    new HttpError(403, 'SIGN_IN_METHOD_OFF', 'This way to sign in is off on this server'),
  noSession: () => new HttpError(401, 'UNAUTHORIZED', 'Please sign in'),
  userNotFound: () => new HttpError(404, 'USER_NOT_FOUND', 'User not found'),
  impersonation(code: keyof typeof impersonationRefusals) {
    const [status, message] = impersonationRefusals[code]
    return new HttpError(status, code, message)
  },
  sessionNotFound: () => httpErrors.notFound('Session'),
}

export const codeErrors = () => [
  signInErrors.noCodeCookie(),
  signInErrors.code({ code: 'INVALID_OTP', triesLeft: 0 }),
  signInErrors.code({ code: 'OTP_EXPIRED' }),
  signInErrors.code({ code: 'TOO_MANY_ATTEMPTS' }),
]

export const impersonationErrors = () => [
  signInErrors.impersonation('YOU_CANNOT_IMPERSONATE_YOURSELF'),
  signInErrors.impersonation('YOU_CANNOT_IMPERSONATE_ADMINS'),
  signInErrors.impersonation('YOU_CANNOT_IMPERSONATE_BANNED_USERS'),
]

export const recentErrors = () => [accessErrors.whileImpersonating(), accessErrors.oldSession()]
