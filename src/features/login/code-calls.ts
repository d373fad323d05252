import { authCall, isRecord } from '#features/session/index.ts'
import { rememberCode } from './asked-code.ts'

const sendPath = '/email-otp/send-verification-otp'

/** Has a code sent, and notes for how long it is good and when another may be asked for. */
export async function sendCode(email: string, captcha: string): Promise<void> {
  const headers = captcha ? { 'x-captcha-response': captcha } : undefined
  const asked = await authCall(sendPath, { email, type: 'sign-in' }, headers)
  if (!isRecord(asked)) throw new Error(`No answer from ${sendPath}`)
  rememberCode({
    email,
    expiresAt: Date.now() + Number(asked['expiresInMinutes']) * 60_000,
    resendAt: Date.now() + Number(asked['resendAfterSeconds']) * 1000,
  })
}

export const signIn = (email: string, otp: string) => authCall('/sign-in/email-otp', { email, otp })

type Ways = { provider: string; callbackURL: string; errorCallbackURL: string }

/** Leads to the provider's own page; what comes after happens there. */
export const signInWith = (ways: Ways) => authCall('/sign-in/social', ways)
