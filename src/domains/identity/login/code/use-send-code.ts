import { type CodePurpose, useAskedCode } from './asked-code.ts'
import { sendCode } from './code-calls.ts'

/** Skips the request if a code was sent a moment ago, because that code is still valid. */
export function useSendCode(purpose: CodePurpose, takeCaptcha?: () => string) {
  const asked = useAskedCode(purpose)
  return async function send(email: string) {
    if (email === asked?.email && asked.resendAt >= Date.now()) return
    await sendCode(purpose, email, takeCaptcha?.())
  }
}
