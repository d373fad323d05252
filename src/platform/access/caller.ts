import type { Limits } from '../config/limits.ts'
import { accessErrors } from './access-errors.ts'
import type { Permissions } from './permissions.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'

/** Who is signed in, as the browser may know it: no token. */
export type Session = {
  user: {
    id: string
    name: string
    email: string
    emailVerified: boolean
    image: string | null
    role: string
    onboarded: boolean
  }
  /** All that they may do; pages show what it allows, and the server checks it again. */
  permissions: Permissions
  /** The admin who acts as this user, and until when. */
  impersonatedBy: { id: string; name: string; until: Date } | null
  /** Until when sensitive acts are open to this sign-in; null when they want another one. */
  recentUntil: Date | null
  /** The organization that they are at work in; it counts only as long as they belong there. */
  activeOrganizationId: string | null
}

/** The caller of a procedure: a session without its token, and the time by the clock of the database. */
export type Caller = Session & { session: { id: string; createdAt: Date }; now: Date }

/** For what users decide for themselves. */
export function requireOneself({ impersonatedBy }: Pick<Caller, 'impersonatedBy'>): void {
  if (impersonatedBy) throw accessErrors.whileImpersonating()
}

/** Invitations name their sender, so an account without a name sends none. */
export function requireOnboarded({ user }: Pick<Caller, 'user'>): void {
  if (!user.onboarded) throw accessErrors.notOnboarded()
}

/** For what can't be undone: the users themselves, and not long after they signed in. */
export function requireSure(caller: Caller, limits: Pick<Limits, 'sensitiveMinutes'>): void {
  requireOneself(caller)
  requireRecentSignIn(caller, limits)
}
