import { useNavigate } from '@tanstack/react-router'
import { homeOf, useSessionChanged } from '#kit/session/index.ts'
import { rememberMethod } from '../address/last-method.ts'
import { forgetCode } from './asked-code.ts'

/** What happens at the end of the way in: on to the exact page that was asked for, or to the one that says why not. */
export function useArrival(redirect: string) {
  const navigate = useNavigate()
  const sessionChanged = useSessionChanged()

  return {
    async signedIn() {
      rememberMethod('email')
      const session = await sessionChanged()
      const href = redirect || (session ? homeOf(session) : '/login')
      // The API's pages are none of the router's; and where this page could not learn who is there, the next one does.
      const reloadDocument = session === undefined || href.startsWith('/api/')
      await navigate({ href, replace: true, reloadDocument })
      // It is used up: whoever signs in again right away needs another.
      forgetCode('sign-in')
    },
    /** Whoever proved their address and may still not come in has nothing more to enter here. */
    async refused(error: string) {
      await navigate({ to: '/login/error', search: { error, redirect } })
      forgetCode('sign-in')
    },
  }
}
