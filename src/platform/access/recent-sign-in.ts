import type { Limits } from '../config/limits.ts'
import { accessErrors } from './access-errors.ts'

/** Renewal does not count: a session left open must not allow actions that can't be undone. */
export function requireRecentSignIn(
  { session: { createdAt }, now }: { session: { createdAt: Date }; now: Date },
  { sensitiveMinutes }: Pick<Limits, 'sensitiveMinutes'>,
): void {
  if (!recentUntil({ createdAt, now }, { sensitiveMinutes })) throw accessErrors.oldSession()
}

export function recentUntil(
  { createdAt, now }: { createdAt: Date; now: Date },
  { sensitiveMinutes }: Pick<Limits, 'sensitiveMinutes'>,
): Date | null {
  const end = new Date(createdAt.getTime() + sensitiveMinutes * 60_000)
  return end > now ? end : null
}
