import { authCall, isRecord } from '#kit/session/index.ts'
import { type CodePurpose, rememberCode } from './asked-code.ts'

const requests: Record<CodePurpose, [path: string, payload: (email: string) => object]> = {
  'sign-in': ['/email-otp/send-verification-otp', (email) => ({ email, type: 'sign-in' })],
  'change-email': ['/email-otp/request-email-change', (newEmail) => ({ newEmail })],
  'delete-account': ['/delete-user/send-code', () => ({})],
}

export async function sendCode(purpose: CodePurpose, email: string, captcha = ''): Promise<void> {
  const [path, payload] = requests[purpose]
  const headers = captcha ? { 'x-captcha-response': captcha } : undefined
  const asked = await authCall(path, payload(email), headers)
  if (!isRecord(asked)) throw new Error(`No answer from ${path}`)
  rememberCode(purpose, {
    email,
    expiresAt: Date.now() + Number(asked['expiresInMinutes']) * 60_000,
    resendAt: Date.now() + Number(asked['resendAfterSeconds']) * 1000,
  })
}

export const signIn = (email: string, otp: string) => authCall('/sign-in/email-otp', { email, otp })

export const signInWith = (provider: string, redirect: string) =>
  authCall('/sign-in/social', {
    provider,
    callbackURL: redirect || '/login',
    errorCallbackURL: `/login/error${redirect && `?${new URLSearchParams({ redirect })}`}`,
  })
