import type { Limits } from '../config/limits.ts'
import { accessErrors } from './access-errors.ts'
import type { Permissions } from './permissions.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'

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
  /** Pages use them to show or hide actions; the server checks every call again. */
  permissions: Permissions
  impersonatedBy: { id: string; name: string; until: Date } | null
  /** When sensitive actions start to need another sign-in; null when they need one now. */
  recentUntil: Date | null
  /** Counts only while the user is a member. */
  activeOrganizationId: string | null
}

/** The session without its token; `now` is the database's time. */
export type Caller = Session & { session: { id: string; createdAt: Date }; now: Date }

/** For decisions that only the users themselves may make. */
export function requireOneself({ impersonatedBy }: Pick<Caller, 'impersonatedBy'>): void {
  if (impersonatedBy) throw accessErrors.whileImpersonating()
}

/** Invitations name their sender, so an account without a name sends none. */
export function requireOnboarded({ user }: Pick<Caller, 'user'>): void {
  if (!user.onboarded) throw accessErrors.notOnboarded()
}

/** For actions that can't be undone: needs a recent sign-in and no impersonation. */
export function requireSure(caller: Caller, limits: Pick<Limits, 'sensitiveMinutes'>): void {
  requireOneself(caller)
  requireRecentSignIn(caller, limits)
}
