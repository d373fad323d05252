import { type CodePurpose, useAskedCode } from './asked-code.ts'
import { sendCode } from './code-calls.ts'

/** Has a code sent. One that was sent a moment ago is still good: nobody waits for the next one to read it. */
export function useSendCode(purpose: CodePurpose, takeCaptcha?: () => string) {
  const asked = useAskedCode(purpose)
  return async function send(email: string) {
    if (email === asked?.email && asked.resendAt >= Date.now()) return
    await sendCode(purpose, email, takeCaptcha?.())
  }
}
