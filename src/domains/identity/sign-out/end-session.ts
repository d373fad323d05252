import type { Parts } from '#kit/parts/index.ts'
import { authCall, isRecord, tellOtherTabs } from '#kit/session/index.ts'

/** The full load of the next page leaves no user data in memory, and nothing is kept to read offline. */
export async function endSession({ loadAfterHydration }: Parts, returnTo?: string) {
  const answer = await authCall('/sign-out', {})
  // Where this code is missing, the next page forgets the same.
  const afterHydration = await loadAfterHydration().catch(() => undefined)
  await afterHydration?.forgetUser()
  tellOtherTabs()
  forgetTab()
  // The provider that let the user in ends its own session there.
  const url = isRecord(answer) && answer['url']
  const login = returnTo ? `/login?${new URLSearchParams({ redirect: returnTo })}` : '/login'
  location.assign(typeof url === 'string' ? url : login)
}

function forgetTab() {
  try {
    sessionStorage.clear()
  } catch {
    // The browser may block storage; nothing was stored then.
  }
}
