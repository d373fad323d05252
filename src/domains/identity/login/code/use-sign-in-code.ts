import { useNavigate } from '@tanstack/react-router'
import { withPlace } from '../with-place.ts'
import { useCodeChecks } from './use-code-checks.tsx'
import { useSendCode } from './use-send-code.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    sampleCode?: string | undefined
  }
}

export function useSignInCode(redirect: string) {
  const navigate = useNavigate()
  const checks = useCodeChecks()
  const sendCode = useSendCode('sign-in', () => ({
    headers: checks.takeHeaders(),
    callbackURL: withPlace(redirect) || undefined,
  }))

  async function send({ email, isSample = false }: { email: string; isSample?: boolean }) {
    if (!(await sendCode(email))) return
    const sampleCode = isSample ? await readSampleCode(email) : undefined
    await navigate({
      to: '/login/verify',
      search: { email, redirect: withPlace(redirect) },
      state: { sampleCode },
    })
  }

  return { send, checks: checks.fields }
}

/** Without the code, the user can still enter it. */
async function readSampleCode(email: string): Promise<string | undefined> {
  try {
    const { newestCode } = await import('./newest-code.ts')
    return await newestCode(email)
  } catch {
    return undefined
  }
}
