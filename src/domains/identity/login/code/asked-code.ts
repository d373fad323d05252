import { useSyncExternalStore } from 'react'
import { isRecord } from '#kit/session/index.ts'

export type CodePurpose = 'sign-in' | 'change-email' | 'delete-account'

type AskedCode = { email: string; expiresAt: number; resendAt: number }

const keyOf = (purpose: CodePurpose) => `askedCode.${purpose}`
const listeners = new Set<() => void>()
/** Fallback for browsers that block storage: lasts until the next reload. */
const kept = new Map<CodePurpose, string>()

export function rememberCode(purpose: CodePurpose, asked: AskedCode): void {
  const text = JSON.stringify(asked)
  kept.set(purpose, text)
  stored((storage) => storage.setItem(keyOf(purpose), text))
  tell()
}

export function forgetCode(purpose: CodePurpose): void {
  kept.delete(purpose)
  stored((storage) => storage.removeItem(keyOf(purpose)))
  tell()
}

export function useAskedCode(purpose: CodePurpose): AskedCode | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => read(purpose),
    () => '',
  )
  return text ? parse(text) : undefined
}

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
