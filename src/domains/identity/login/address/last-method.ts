import { useSyncExternalStore } from 'react'

const KEY = 'lastLoginMethod'

/** Remembers how somebody signed in, so that next time they need not remember it themselves. */
export function rememberMethod(method: string): void {
  try {
    localStorage.setItem(KEY, method)
  } catch {
    // A browser may forbid storage; nobody is then reminded.
  }
}

export const useLastMethod = () => useSyncExternalStore(never, read, () => null)

const never = () => () => {}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
