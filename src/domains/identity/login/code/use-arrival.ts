import { useNavigate } from '@tanstack/react-router'
import { homeOf, useSessionChanged } from '#kit/session/index.ts'
import { forgetCode } from './asked-code.ts'
import { rememberMethod } from './last-method.ts'

export function useArrival(redirect: string) {
  const navigate = useNavigate()
  const sessionChanged = useSessionChanged()

  return {
    async signedIn(method = 'email') {
      rememberMethod(method)
      const session = await sessionChanged()
      const href = redirect || (session ? homeOf(session) : '/login')
      // API pages are outside the router, and an unknown session is read again by the next page.
      const reloadDocument = session === undefined || href.startsWith('/api/')
      await navigate({ href, replace: true, reloadDocument })
      forgetCode('sign-in')
    },
    /** The email is verified, but the user may not sign in, so the code form has no further use. */
    async refused(error: string) {
      await navigate({ to: '/login/error', search: { error, redirect } })
      forgetCode('sign-in')
    },
  }
}
