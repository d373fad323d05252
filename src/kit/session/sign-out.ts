import { forgetKept } from '#kit/offline/index.ts'
import { authCall } from './auth-call.ts'
import { RECENT_STORAGE } from './recent-storage.ts'
import { tellOtherTabs } from './session-news.ts'

/** The reload leaves no user data in memory, and nothing is kept to read offline. */
export async function signOut(returnTo?: string) {
  await authCall('/sign-out', {})
  await forgetKept()
  tellOtherTabs()
  forgetUser()
  location.assign(returnTo ? `/login?${new URLSearchParams({ redirect: returnTo })}` : '/login')
}

function forgetUser() {
  try {
    sessionStorage.clear()
    localStorage.removeItem(RECENT_STORAGE)
  } catch {
    // The browser may block storage; nothing was stored then.
  }
}
