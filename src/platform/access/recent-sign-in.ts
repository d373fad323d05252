import type { Limits } from '../config/limits.ts'
import { accessErrors } from './access-errors.ts'

/** For what could not be mended: a session left open somewhere is not enough, however often it was renewed. */
export function requireRecentSignIn(
  { session: { createdAt }, now }: { session: { createdAt: Date }; now: Date },
  { sensitiveMinutes }: Pick<Limits, 'sensitiveMinutes'>,
): void {
  if (!recentUntil({ createdAt, now }, { sensitiveMinutes })) throw accessErrors.oldSession()
}

/** Until when the sign-in counts as recent; null when it does not any more, by the clock of the database. */
export function recentUntil(
  { createdAt, now }: { createdAt: Date; now: Date },
  { sensitiveMinutes }: Pick<Limits, 'sensitiveMinutes'>,
): Date | null {
  const end = new Date(createdAt.getTime() + sensitiveMinutes * 60_000)
  return end > now ? end : null
}
