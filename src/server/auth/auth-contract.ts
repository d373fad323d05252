import { oc } from '@orpc/contract'
import { z } from 'zod/mini'
import type { ApiMeta } from '../api/upload.ts'
import {
  listedSessionSchema,
  sentCodeSchema,
  sessionSchema,
  signedInSchema,
  successSchema,
} from './auth-schemas.ts'
import { reasonSchema } from './impersonation/reason.ts'
import { personNameSchema } from './people/person-name.ts'

const refusal = (status: number, message: string) => ({ status, message })

const invalid = { VALIDATION_ERROR: refusal(400, 'The request is not valid') }
const session = {
  UNAUTHORIZED: refusal(401, 'No session, or one that has ended'),
  FORBIDDEN: refusal(403, 'The user may not do this'),
}
const email = { INVALID_EMAIL: refusal(400, 'This is not an email address') }
const code = {
  CODE_COOKIE_MISSING: refusal(
    400,
    'The cookie is missing that came with the answer to the request for the code',
  ),
  INVALID_OTP: refusal(400, 'The code is wrong; `triesLeft` says how many tries are left'),
  OTP_EXPIRED: refusal(400, 'The code has expired'),
  TOO_MANY_ATTEMPTS: refusal(400, 'Too many wrong codes: ask for a new one'),
}
const themself = { IMPERSONATING: refusal(403, 'Not while impersonating') }
const recent = { ...session, ...themself, SESSION_EXPIRED: refusal(403, 'Sign in again first') }
const lastAdmin = { LAST_ADMIN: refusal(403, 'The last admin can’t be removed') }

/** The sign-in library looks at addresses to return to wherever one is sent, also where none is expected. */
const elsewhere = Object.fromEntries(
  ['CALLBACK', 'REDIRECT', 'ERROR_CALLBACK', 'NEW_USER_CALLBACK'].map((name) => [
    `INVALID_${name}_URL`,
    refusal(403, 'The address to return to is not on this server'),
  ]),
)

const open = oc.$meta<ApiMeta>({}).errors(elsewhere)
const allowedInDemo = open.meta({ inDemo: true })
const otp = z.string().check(z.regex(/^\d{6}$/))
const address = z.string().check(z.maxLength(1000))
const newEmail = address

/** The calls under /api/auth that programs may use; pages use a few more, which lead through a browser. */
export const authContract = {
  sendCode: allowedInDemo
    .errors({
      ...invalid,
      ...email,
      MISSING_RESPONSE: refusal(400, 'The header `x-captcha-response` is missing'),
      VERIFICATION_FAILED: refusal(403, 'The captcha was not solved'),
    })
    .route({
      method: 'POST',
      path: '/email-otp/send-verification-otp',
      summary: 'Send a sign-in code',
      description:
        'Emails a six-digit code. The answer is the same whether the address is known or not, and sets a cookie: the code works only together with it. Where the server asks for a captcha, its solution goes into the header `x-captcha-response`.',
    })
    .input(z.object({ email: address, type: z.literal('sign-in') }))
    .output(sentCodeSchema),

  signIn: allowedInDemo
    .errors({
      ...invalid,
      ...email,
      ...code,
      signup_disabled: refusal(403, 'There is no account with this address'),
      BANNED_USER: refusal(403, 'The user is banned'),
    })
    .route({
      method: 'POST',
      path: '/sign-in/email-otp',
      summary: 'Sign in with a code',
      description:
        'Starts a session, whose cookie the answer sets. The request must carry the cookie that came with the code. A code works once.',
    })
    .input(z.object({ email: address, otp }))
    .output(signedInSchema),

  getSession: open
    .route({
      method: 'GET',
      path: '/get-session',
      summary: 'Get the session',
      description: 'The signed-in user and what they may do, or `null`.',
    })
    .output(z.nullable(sessionSchema)),

  signOut: allowedInDemo
    .route({
      method: 'POST',
      path: '/sign-out',
      summary: 'Sign out',
      description: 'Ends the session of the cookie, if there is one.',
    })
    .output(successSchema),

  listSessions: open
    .errors(session)
    .route({
      method: 'GET',
      path: '/list-sessions',
      summary: 'List own sessions',
      description: 'Every place where the user is signed in, the current session first.',
    })
    .output(z.array(listedSessionSchema)),

  revokeSession: open
    .errors({
      ...invalid,
      ...session,
      ...themself,
      NOT_FOUND: refusal(404, 'The user has no such session'),
    })
    .route({
      method: 'POST',
      path: '/revoke-session',
      summary: 'End one session',
      description: 'Ends one of the user’s own sessions, by its id.',
    })
    .input(z.object({ id: z.uuid() }))
    .output(successSchema),

  revokeOtherSessions: open
    .errors({ ...session, ...themself })
    .route({
      method: 'POST',
      path: '/revoke-other-sessions',
      summary: 'End all other sessions',
      description: 'Ends the user’s own sessions except the current one.',
    })
    .output(successSchema),

  revokeSessions: open
    .errors({ ...session, ...themself })
    .route({
      method: 'POST',
      path: '/revoke-sessions',
      summary: 'End all sessions',
      description: 'Ends every session of the user, the current one as well.',
    })
    .output(successSchema),

  updateUser: open
    .errors({ ...invalid, ...session, ...themself })
    .route({
      method: 'POST',
      path: '/update-user',
      summary: 'Update own name',
      description: 'The same as `PATCH /account`.',
    })
    .input(personNameSchema)
    .output(signedInSchema),

  requestEmailChange: open
    .errors({
      ...invalid,
      ...email,
      ...recent,
      EMAIL_CAN_NOT_BE_UPDATED: refusal(400, 'This is the address of the account already'),
    })
    .route({
      method: 'POST',
      path: '/email-otp/request-email-change',
      summary: 'Send a code to a new address',
      description: 'Emails a code to the new address, to confirm the change with.',
    })
    .input(z.object({ newEmail }))
    .output(sentCodeSchema),

  changeEmail: open
    .errors({
      ...invalid,
      ...email,
      ...code,
      ...recent,
      USER_ALREADY_EXISTS: refusal(409, 'Another account has this address'),
    })
    .route({
      method: 'POST',
      path: '/email-otp/change-email',
      summary: 'Change own email',
      description:
        'Confirms the new address with the code that was sent there. Ends the other sessions.',
    })
    .input(z.object({ newEmail, otp }))
    .output(signedInSchema),

  sendDeletionCode: open
    .errors({ ...recent, ...lastAdmin })
    .route({
      method: 'POST',
      path: '/delete-user/send-code',
      summary: 'Send a code to delete the account',
      description: 'Emails a code to the user’s own address, to confirm the deletion with.',
    })
    .output(sentCodeSchema),

  deleteUser: open
    .errors({
      ...invalid,
      ...code,
      ...recent,
      ...lastAdmin,
      YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: refusal(
        403,
        'The user is the only owner of an organization',
      ),
    })
    .route({
      method: 'POST',
      path: '/delete-user',
      summary: 'Delete own account',
      description: 'Deletes the account and all that belongs to it. This can’t be undone.',
    })
    .input(z.object({ otp }))
    .output(successSchema),

  impersonateUser: open
    .errors({
      ...invalid,
      ...recent,
      YOU_CANNOT_IMPERSONATE_YOURSELF: refusal(403, 'You cannot impersonate yourself'),
      YOU_CANNOT_IMPERSONATE_ADMINS: refusal(403, 'You cannot impersonate admins'),
      YOU_CANNOT_IMPERSONATE_BANNED_USERS: refusal(403, 'You cannot impersonate banned users'),
      USER_NOT_FOUND: refusal(404, 'User not found'),
    })
    .route({
      method: 'POST',
      path: '/admin/impersonate-user',
      summary: 'Impersonate a user',
      description:
        'For managers: the answer sets the cookie of a session as this user, for an hour.',
    })
    .input(z.strictObject({ userId: z.uuid(), reason: reasonSchema }))
    .output(signedInSchema),

  stopImpersonating: open
    .errors({ UNAUTHORIZED: refusal(401, 'The session of the admin has ended') })
    .route({
      method: 'POST',
      path: '/admin/stop-impersonating',
      summary: 'Stop impersonating',
      description: 'Goes back to the admin’s own session.',
    })
    .output(signedInSchema),
}
