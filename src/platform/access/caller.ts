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
  permissions: Permissions
  impersonatedBy: { id: string; name: string; until: Date } | null
  /** Null when sensitive actions need another sign-in now. */
  recentUntil: Date | null
  activeOrganizationId: string | null
}

/** `now` is the database's time. */
export type Caller = Session & {
  session: { id: string; createdAt: Date; wroteUpTo: string | null }
  now: Date
  /** The API key that signed the call in, instead of a session. */
  key?: { id: string; name: string }
}

export function requireOneself({ impersonatedBy }: Pick<Caller, 'impersonatedBy'>): void {
  if (impersonatedBy) throw accessErrors.whileImpersonating()
}

export function refuseKey({ key }: Pick<Caller, 'key'>): void {
  if (key) throw accessErrors.byKey()
}

export function requireOnboarded({ user }: Pick<Caller, 'user'>): void {
  if (!user.onboarded) throw accessErrors.notOnboarded()
}

export function requireSure(caller: Caller, limits: Pick<Limits, 'sensitiveMinutes'>): void {
  requireOneself(caller)
  // Making the key with this permission took a recent sign-in.
  if (caller.key) return
  requireRecentSignIn(caller, limits)
}
