import { authCall } from './auth-call.ts'
import { tellOtherTabs } from './session-news.ts'

/** The reload leaves no user data in memory. */
export async function signOut(returnTo?: string) {
  await authCall('/sign-out', {})
  tellOtherTabs()
  forgetTab()
  location.assign(returnTo ? `/login?${new URLSearchParams({ redirect: returnTo })}` : '/login')
}

function forgetTab() {
  try {
    sessionStorage.clear()
  } catch {
    // The browser may block storage; nothing was stored then.
  }
}
