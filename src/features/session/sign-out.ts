import { authCall } from './auth-call.ts'
import { tellOtherTabs } from './session-news.ts'

/**
 * Ends the session. The page is loaded anew: nothing of what the person saw stays in the memory of the browser. Whoever
 * signs in next is led to `returnTo`.
 */
export async function signOut(returnTo?: string) {
  await authCall('/sign-out', {})
  tellOtherTabs()
  location.assign(returnTo ? `/login?${new URLSearchParams({ redirect: returnTo })}` : '/login')
}
