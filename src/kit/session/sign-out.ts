import { forgetKept } from '#kit/offline/index.ts'
import { authCall, isRecord } from './auth-call.ts'
import { RECENT_STORAGE } from './recent-storage.ts'
import { tellOtherTabs } from './session-news.ts'

/** The reload leaves no user data in memory, and nothing is kept to read offline. */
export async function signOut(returnTo?: string) {
  const answer = await authCall('/sign-out', {})
  await forgetKept()
  tellOtherTabs()
  forgetUser()
  const provider = isRecord(answer) && answer['url']
  if (typeof provider === 'string') location.assign(provider)
  else
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
