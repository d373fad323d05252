import { useSyncExternalStore } from 'react'
import { isRecord } from '#features/session/index.ts'

/** What this tab knows of the code it asked for last, in milliseconds of its own clock. */
export type AskedCode = { email: string; expiresAt: number; resendAt: number }

const KEY = 'askedCode'
const listeners = new Set<() => void>()
/** Also here, for a browser that forbids storage: it then lasts until the next reload. */
let kept = ''

export function rememberCode(asked: AskedCode): void {
  kept = JSON.stringify(asked)
  try {
    sessionStorage.setItem(KEY, kept)
  } catch {
    // See `kept`.
  }
  for (const listener of listeners) listener()
}

/** Nothing on the server and while the page wakes up. */
export function useAskedCode(): AskedCode | undefined {
  const text = useSyncExternalStore(subscribe, read, () => '')
  return text ? parse(text) : undefined
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? kept
  } catch {
    return kept
  }
}

function parse(text: string): AskedCode | undefined {
  const asked: unknown = JSON.parse(text)
  if (!isRecord(asked)) return undefined
  const { email, expiresAt, resendAt } = asked
  return { email: String(email), expiresAt: Number(expiresAt), resendAt: Number(resendAt) }
}
