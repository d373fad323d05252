import type { RegisteredRouter } from '@tanstack/react-router'
import { forgetKeptOfOthers } from './kept-lists.ts'

/** Ends what was kept to read offline when the session has ended or another user has signed in. */
export function forgetKeptAfterSession(router: RegisteredRouter) {
  let seen: string | null | undefined
  function look() {
    const setup = router.state.matches[0]?.context.setup
    if (!setup || setup.unavailable) return
    const userId = setup.session?.user.id ?? null
    if (userId === seen) return
    seen = userId
    void forgetKeptOfOthers(userId)
  }
  look()
  router.subscribe('onResolved', look)
}
