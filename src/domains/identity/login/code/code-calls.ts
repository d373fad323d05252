import { authCall, isRecord } from '#kit/session/index.ts'
import type { OfferedProvider } from '#platform/context/access.ts'
import { type CodePurpose, rememberCode } from './asked-code.ts'

const requests: Record<CodePurpose, [path: string, payload: (email: string) => object]> = {
  'sign-in': ['/email-otp/send-verification-otp', (email) => ({ email, type: 'sign-in' })],
  'change-email': ['/email-otp/request-email-change', (newEmail) => ({ newEmail })],
  'delete-account': ['/delete-user/send-code', () => ({})],
}

/** False if the browser leaves, and no code comes. */
export async function sendCode(
  purpose: CodePurpose,
  email: string,
  {
    headers,
    callbackURL,
  }: { headers?: Record<string, string>; callbackURL?: string | undefined } = {},
): Promise<boolean> {
  const [path, payload] = requests[purpose]
  const asked = await authCall(path, { ...payload(email), callbackURL }, headers)
  if (!isRecord(asked)) throw new Error(`No answer from ${path}`)
  if (asked['url'] !== undefined) return false
  rememberCode(purpose, {
    email,
    expiresAt: Date.now() + Number(asked['expiresInMinutes']) * 60_000,
    resendAt: Date.now() + Number(asked['resendAfterSeconds']) * 1000,
  })
  return true
}

export const signIn = (email: string, otp: string) => authCall('/sign-in/email-otp', { email, otp })

export const signInWith = ({ id, call }: OfferedProvider, redirect: string) =>
  authCall(call, { provider: id, callbackURL: redirect || '/login' })
