import type { Limits } from '../../config/limits.ts'
import { refuse } from '../refusals.ts'

/** For what could not be mended: a session left open somewhere is not enough, however often it was renewed. */
export function requireRecentSignIn(
  { session: { createdAt }, now }: { session: { createdAt: Date }; now: Date },
  { sensitiveMinutes }: Pick<Limits, 'sensitiveMinutes'>,
): void {
  const age = now.getTime() - createdAt.getTime()
  if (age >= sensitiveMinutes * 60_000) throw refuse.oldSession()
}
