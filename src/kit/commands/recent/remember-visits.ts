import type { RegisteredRouter } from '@tanstack/react-router'
import { rememberPath } from './recent-paths.ts'

/** Keeps the last pages and records of the user in this browser, for the palette. */
export function rememberVisits(router: RegisteredRouter) {
  function remember() {
    const { matches, location } = router.state
    const session = matches[0]?.context.setup?.session
    if (!session || session.impersonatedBy || !inAreas.test(location.pathname)) return
    rememberPath(session.user.id, location.pathname)
  }
  router.subscribe('onResolved', remember)
  remember()
}

const inAreas = /^\/(app|manager)\//
