import { useSyncExternalStore } from 'react'

const KEY = 'lastLoginMethod'

export function rememberMethod(method: string): void {
  try {
    localStorage.setItem(KEY, method)
  } catch {
    // Browsers can block storage; then no method is marked.
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
