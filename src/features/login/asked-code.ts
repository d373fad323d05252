import { useSyncExternalStore } from 'react'
import { isRecord } from '#features/session/index.ts'

/** What a code is good for; one that was sent for something else says nothing about it. */
const PURPOSES = ['sign-in', 'change-email', 'delete-account'] as const
export type CodePurpose = (typeof PURPOSES)[number]

/** What this tab knows of the code it asked for last, in milliseconds of its own clock. */
type AskedCode = { email: string; expiresAt: number; resendAt: number }

const keyOf = (purpose: CodePurpose) => `askedCode.${purpose}`
const listeners = new Set<() => void>()
/** Also here, for a browser that forbids storage: it then lasts until the next reload. */
const kept = new Map<CodePurpose, string>()

export function rememberCode(purpose: CodePurpose, asked: AskedCode): void {
  const text = JSON.stringify(asked)
  kept.set(purpose, text)
  store((storage) => storage.setItem(keyOf(purpose), text))
}

/** Of a code that was used, and of all of them when somebody is gone for good. */
export function forgetCodes(purposes: readonly CodePurpose[] = PURPOSES): void {
  for (const purpose of purposes) {
    kept.delete(purpose)
    store((storage) => storage.removeItem(keyOf(purpose)))
  }
}

/** Nothing on the server and while the page wakes up. */
export function useAskedCode(purpose: CodePurpose): AskedCode | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => read(purpose),
    () => '',
  )
  return text ? parse(text) : undefined
}

function store(change: (storage: Storage) => void) {
  try {
    change(sessionStorage)
  } catch {
    // See `kept`.
  }
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function read(purpose: CodePurpose): string {
  try {
    return sessionStorage.getItem(keyOf(purpose)) ?? kept.get(purpose) ?? ''
  } catch {
    return kept.get(purpose) ?? ''
  }
}

function parse(text: string): AskedCode | undefined {
  const asked: unknown = JSON.parse(text)
  if (!isRecord(asked)) return undefined
  const { email, expiresAt, resendAt } = asked
  return { email: String(email), expiresAt: Number(expiresAt), resendAt: Number(resendAt) }
}
