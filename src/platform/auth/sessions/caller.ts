import type { Limits } from '../../config/limits.ts'
import type { User } from '../people/people.ts'
import { refuse } from '../refusals.ts'
import { publicSession, type Session } from './current-session.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'

/** Who calls, as the server knows it: still without a token; and when, by the clock of the database. */
export type Caller = Session & { session: { id: string; createdAt: Date }; now: Date }

type Found = {
  user: User
  impersonator: User | undefined
  session: { id: string; createdAt: Date; expiresAt: Date; activeOrganizationId: string | null }
  now: Date
}

export const callerOf = (found: Found, config: Parameters<typeof publicSession>[1]): Caller => ({
  ...publicSession(found, config),
  session: { id: found.session.id, createdAt: found.session.createdAt },
  now: found.now,
})

/** For what is a person's own to decide. */
export function requireOneself({ impersonatedBy }: Pick<Caller, 'impersonatedBy'>): void {
  if (impersonatedBy) throw refuse.whileImpersonating()
}

/** Invitations name their sender, so an account without a name sends none. */
export function requireOnboarded({ user }: Pick<Caller, 'user'>): void {
  if (!user.onboarded) throw refuse.notOnboarded()
}

/** For what could not be mended: themself, and not long after they signed in. */
export function requireSure(caller: Caller, limits: Pick<Limits, 'sensitiveMinutes'>): void {
  requireOneself(caller)
  requireRecentSignIn(caller, limits)
}
