import { useSyncExternalStore } from 'react'
import { isRecord } from '#kit/session/index.ts'

/** What a code is good for; one that was sent for something else says nothing about it. */
export type CodePurpose = 'sign-in' | 'change-email' | 'delete-account'

/** What this tab knows of the code it asked for last, in milliseconds of its own clock. */
type AskedCode = { email: string; expiresAt: number; resendAt: number }

const keyOf = (purpose: CodePurpose) => `askedCode.${purpose}`
const listeners = new Set<() => void>()
/** Also here, for a browser that forbids storage: it then lasts until the next reload. */
const kept = new Map<CodePurpose, string>()

export function rememberCode(purpose: CodePurpose, asked: AskedCode): void {
  const text = JSON.stringify(asked)
  kept.set(purpose, text)
  stored((storage) => storage.setItem(keyOf(purpose), text))
  tell()
}

/** Of a code that was used, or whose owner is gone for good. */
export function forgetCode(purpose: CodePurpose): void {
  kept.delete(purpose)
  stored((storage) => storage.removeItem(keyOf(purpose)))
  tell()
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

/** A browser may forbid storage: see `kept`. */
function stored<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage)
  } catch {
    return undefined
  }
}

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

const read = (purpose: CodePurpose) =>
  stored((storage) => storage.getItem(keyOf(purpose))) ?? kept.get(purpose) ?? ''

function parse(text: string): AskedCode | undefined {
  const asked: unknown = JSON.parse(text)
  if (!isRecord(asked)) return undefined
  const { email, expiresAt, resendAt } = asked
  return { email: String(email), expiresAt: Number(expiresAt), resendAt: Number(resendAt) }
}
