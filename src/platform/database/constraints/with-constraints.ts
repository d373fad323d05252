import type { HttpError } from '../../errors/http-error.ts'
import { constraintOf } from './constraint-of.ts'
import { isKeptWaiting } from './is-kept-waiting.ts'

interface Refusals {
  [constraint: string]: (() => HttpError) | undefined
}

export async function withConstraints<Result>(
  { inUse, ...refusals }: Refusals & { inUse?: () => HttpError },
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (isKeptWaiting(error) && inUse) throw inUse()
    throw refusals[String(constraintOf(error))]?.() ?? error
  }
}
