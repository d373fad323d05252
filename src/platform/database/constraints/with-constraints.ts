import type { HttpError } from '../../errors/http-error.ts'
import { constraintOf } from './constraint-of.ts'
import { isKeptWaiting } from './is-kept-waiting.ts'

interface Refusals {
  [constraint: string]: (() => HttpError) | undefined
}

/** `inUse` and `referred` are no constraints: a row waited for too long, and a row that keys of others hold. */
interface OtherRefusals {
  inUse?: () => HttpError
  referred?: () => HttpError
}

export async function withConstraints<Result>(
  { inUse, referred, ...refusals }: Refusals & OtherRefusals,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (isKeptWaiting(error) && inUse) throw inUse()
    const refusal = refusals[String(constraintOf(error))]
    if (refusal) throw refusal()
    if (referred && isReferred(error)) throw referred()
    throw error
  }
}

/** Whether a foreign key was broken. Where the keys of the written table are known, it is the key of another one. */
function isReferred(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23503') || isReferred(error.cause)
}
