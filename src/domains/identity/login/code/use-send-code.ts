import { type CodePurpose, useAskedCode } from './asked-code.ts'
import { sendCode } from './code-calls.ts'

type Sent = NonNullable<Parameters<typeof sendCode>[2]>

/** Skips the request if a code was sent a moment ago, because that code is still valid. */
export function useSendCode(purpose: CodePurpose, sent?: () => Sent) {
  const asked = useAskedCode(purpose)
  return async function send(email: string) {
    if (email === asked?.email && asked.resendAt >= Date.now()) return true
    return sendCode(purpose, email, sent?.())
  }
}
