import type { RegisteredRouter } from '@tanstack/react-router'

const RECENT_STORAGE = 'recent'
const MOST = 20

/** Paths only, under the id of their user: names are read when they are shown, if the user still may. */
export function recentPaths(userId: string): string[] {
  try {
    const [owner, ...paths] = localStorage.getItem(RECENT_STORAGE)?.split('\n') ?? []
    return owner === userId ? paths : []
  } catch {
    // The browser may block storage; nothing was stored then.
    return []
  }
}

export const forgetPath = (userId: string, path: string) => keep(userId, othersThan(userId, path))

const othersThan = (userId: string, path: string) =>
  recentPaths(userId).filter((other) => other !== path)

function keep(userId: string, paths: readonly string[]) {
  try {
    localStorage.setItem(RECENT_STORAGE, [userId, ...paths.slice(0, MOST)].join('\n'))
  } catch {
    // The browser may block storage.
  }
}

export function forgetPaths() {
  try {
    localStorage.removeItem(RECENT_STORAGE)
  } catch {
    // The browser may block storage; nothing was stored then.
  }
}

/** Keeps the last pages and records of the user in this browser, for the palette. */
export function rememberVisits(router: RegisteredRouter) {
  function remember() {
    const { matches, location } = router.state
    const { pathname: path } = location
    const session = matches[0]?.context.setup?.session
    if (!session || session.impersonatedBy || !inAreas.test(path)) return
    keep(session.user.id, [path, ...othersThan(session.user.id, path)])
  }
  router.subscribe('onResolved', remember)
  remember()
}

const inAreas = /^\/(app|manager)\//
