const refusal = (status: number, message: string) => ({ status, message })

export const authErrors = {
  adminSession: { UNAUTHORIZED: refusal(401, 'The session of the admin has ended') },
  email: { INVALID_EMAIL: refusal(400, 'This is not an email address') },
  code: {
    CODE_COOKIE_MISSING: refusal(
      400,
      'The cookie is missing that came with the answer to the request for the code',
    ),
    INVALID_OTP: refusal(400, 'The code is wrong; `triesLeft` says how many tries are left'),
    OTP_EXPIRED: refusal(400, 'The code has expired'),
    TOO_MANY_ATTEMPTS: refusal(400, 'Too many wrong codes: ask for a new one'),
  },
  oneself: { IMPERSONATING: refusal(403, 'Not while impersonating') },
  recent: {
    IMPERSONATING: refusal(403, 'Not while impersonating'),
    SESSION_EXPIRED: refusal(403, 'Sign in again first'),
  },
  lastAdmin: { LAST_ADMIN: refusal(403, 'The last admin can’t be removed') },
}
