import { RECENT_STORAGE } from '#kit/session/index.ts'

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

export function rememberPath(userId: string, path: string) {
  keep(userId, [path, ...without(recentPaths(userId), path)].slice(0, MOST))
}

export function forgetPath(userId: string, path: string) {
  keep(userId, without(recentPaths(userId), path))
}

const without = (paths: readonly string[], path: string) => paths.filter((other) => other !== path)

function keep(userId: string, paths: readonly string[]) {
  try {
    localStorage.setItem(RECENT_STORAGE, [userId, ...paths].join('\n'))
  } catch {
    // The browser may block storage.
  }
}
