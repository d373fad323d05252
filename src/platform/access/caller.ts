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
  /** Null unless a feature asks something of this admin. */
  adminNeed: AdminNeed | null
}

/** Without `until`, the admin is held back: the session has no permissions of admins. */
export type AdminNeed = {
  /** The error that refuses what the session may not do. */
  code: string
  message: string
  until: Date | null
  /** A held back admin may not change how they sign in either. */
  guardsFactors: boolean
}

/** `now` is the database's time. */
export type Caller = Session & {
  session: { id: string; createdAt: Date; wroteUpTo: string | null }
  now: Date
  /** The API key that signed the call in, instead of a session. */
  key?: Key
}

/** One of an organization reaches nothing beyond it, also of its owner. */
type Key = {
  id: string
  name: string
  organizationId: string | null
  scopes: readonly string[]
  /** The permissions of its owner, which its scopes narrow. */
  ofOwner: Permissions
}

export function requireOneself({ impersonatedBy }: Pick<Caller, 'impersonatedBy'>): void {
  if (impersonatedBy) throw accessErrors.whileImpersonating()
}

/** The permissions that a call asks of its user; the scopes of a key are asked besides. */
export const permissionsOfUser = ({ key, permissions }: Pick<Caller, 'key' | 'permissions'>) =>
  key?.ofOwner ?? permissions

/** Checks callers of calls that no permission decides. */
export function requireAdminNeed({ adminNeed }: Pick<Caller, 'adminNeed'>): void {
  if (adminNeed?.until === null) throw accessErrors.adminNeed(adminNeed)
}

export function requireOnboarded({ user }: Pick<Caller, 'user'>): void {
  if (!user.onboarded) throw accessErrors.notOnboarded()
}

/** Else a sign-in that isn't enough for an admin could give the account another way to sign in, and so get past the rule. */
export function requireSureOfFactors(
  caller: Caller,
  limits: Pick<Limits, 'sensitiveMinutes'>,
): void {
  if (caller.adminNeed?.guardsFactors) requireAdminNeed(caller)
  requireSure(caller, limits)
}

export function requireSure(caller: Caller, limits: Pick<Limits, 'sensitiveMinutes'>): void {
  requireOneself(caller)
  // Making the key with this permission took a recent sign-in.
  if (caller.key) return
  requireRecentSignIn(caller, limits)
}
