import { authCall } from './auth-call.ts'
import { tellOtherTabs } from './session-news.ts'

/** Reloads the page, so that no user data stays in memory. The next sign-in leads to `returnTo`. */
export async function signOut(returnTo?: string) {
  await authCall('/sign-out', {})
  tellOtherTabs()
  forgetTab()
  location.assign(returnTo ? `/login?${new URLSearchParams({ redirect: returnTo })}` : '/login')
}

/** Drafts, list positions and recent commands belong to the user. */
function forgetTab() {
  try {
    sessionStorage.clear()
  } catch {
    // The browser may block storage; nothing was stored then.
  }
}
