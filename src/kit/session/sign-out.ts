import { authCall } from './auth-call.ts'
import { tellOtherTabs } from './session-news.ts'

/**
 * Ends the session. The page is loaded anew: nothing of what the person saw stays in the memory of the browser. Whoever
 * signs in next is led to `returnTo`.
 */
export async function signOut(returnTo?: string) {
  await authCall('/sign-out', {})
  tellOtherTabs()
  forgetTab()
  location.assign(returnTo ? `/login?${new URLSearchParams({ redirect: returnTo })}` : '/login')
}

/** Drafts, places in lists and recent commands belong to the person who left. */
function forgetTab() {
  try {
    sessionStorage.clear()
  } catch {
    // A browser may forbid storage; nothing was kept then.
  }
}
