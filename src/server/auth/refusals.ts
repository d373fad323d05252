import { APIError } from 'better-auth/api'
import type { Refusal } from './codes/codes.ts'

const impersonationWords = {
  YOU_CANNOT_IMPERSONATE_YOURSELF: 'You cannot impersonate yourself',
  YOU_CANNOT_IMPERSONATE_ADMINS: 'You cannot impersonate admins',
  YOU_CANNOT_IMPERSONATE_BANNED_USERS: 'You cannot impersonate banned users',
}

const words = {
  INVALID_OTP: 'This code is not valid',
  OTP_EXPIRED: 'This code has expired',
  TOO_MANY_ATTEMPTS: 'Too many wrong codes: ask for a new one',
}

/** What sign-in says no with, in the words of the library where it has some. */
export const refuse = {
  code: (refusal: Refusal) =>
    new APIError('BAD_REQUEST', { ...refusal, message: words[refusal.code] }),
  /** Whether the code is right or wrong: only the client that asked for it may learn that. */
  noCodeCookie: () =>
    new APIError('BAD_REQUEST', {
      code: 'CODE_COOKIE_MISSING',
      message:
        'A code works only with the cookie that came with the answer to the request for it. Send that cookie, or ask for a new code.',
    }),
  email: () => new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Invalid email' }),
  sameEmail: () =>
    new APIError('BAD_REQUEST', {
      code: 'EMAIL_CAN_NOT_BE_UPDATED',
      message: 'This is the address of this account already',
    }),
  takenEmail: () =>
    new APIError('CONFLICT', {
      code: 'USER_ALREADY_EXISTS',
      message: 'Somebody else has an account with this address',
    }),
  lastAdmin: () =>
    new APIError('FORBIDDEN', {
      code: 'LAST_ADMIN',
      message: "The last admin can't be removed",
    }),
  onlyOwner: () =>
    new APIError('FORBIDDEN', {
      code: 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
      message: 'You cannot leave the organization as the only owner',
    }),
  signUp: () =>
    new APIError('FORBIDDEN', {
      code: 'signup_disabled',
      message: 'You need an account to login',
    }),
  banned: () =>
    new APIError('FORBIDDEN', {
      code: 'BANNED_USER',
      message: 'You have been banned from this application',
    }),
  notAuthorized: () =>
    new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'Not authorized' }),
  accessRequest: () =>
    new APIError('BAD_REQUEST', {
      code: 'BAD_REQUEST',
      message: 'Invalid access control request',
    }),
  resource: (resource: string) =>
    new APIError('FORBIDDEN', {
      code: 'FORBIDDEN',
      message: `You are not allowed to access resource: ${resource}`,
    }),
  noSession: () =>
    new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'Please sign in' }),
  oldSession: () =>
    new APIError('FORBIDDEN', {
      code: 'SESSION_EXPIRED',
      message: 'Session expired. Re-authenticate to perform this action.',
    }),
  unknownUser: () =>
    new APIError('NOT_FOUND', { code: 'USER_NOT_FOUND', message: 'User not found' }),
  impersonation: (code: keyof typeof impersonationWords) =>
    new APIError('FORBIDDEN', { code, message: impersonationWords[code] }),
  notOnboarded: () =>
    new APIError('FORBIDDEN', {
      code: 'ONBOARDING_REQUIRED',
      message: 'Add your name before you invite anyone',
    }),
  whileImpersonating: () =>
    new APIError('FORBIDDEN', {
      code: 'IMPERSONATING',
      message: 'Not while acting as somebody else',
    }),
  unknownSession: () =>
    new APIError('NOT_FOUND', { code: 'NOT_FOUND', message: 'There is no such session' }),
}
