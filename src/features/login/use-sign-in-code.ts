import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAskedCode } from './asked-code.ts'
import { sendCode } from './code-calls.ts'

/** Sends a sign-in code to an address, and goes where it is entered; `redirect` is the page that follows. */
export function useSignInCode(redirect: string) {
  const navigate = useNavigate()
  const asked = useAskedCode('sign-in')
  return useMutation({
    // A code that was sent a moment ago is still good: nobody waits for the next one to read it.
    mutationFn: async (email: string) => {
      if (email !== asked?.email || asked.resendAt < Date.now()) await sendCode('sign-in', email)
    },
    onSuccess: (_, email) => navigate({ to: '/login/verify', search: { email, redirect } }),
  })
}
