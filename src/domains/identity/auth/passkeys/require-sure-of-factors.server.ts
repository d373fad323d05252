import { type Caller, requireAdminPasskey, requireSure } from '#platform/access/caller.ts'

/** Else a code by mail could give an admin's account another passkey, and so get past the rule. */
export function requireSureOfFactors(
  caller: Caller,
  limits: Parameters<typeof requireSure>[1],
): void {
  if (caller.adminPasskey?.need === 'sign-in') requireAdminPasskey(caller)
  requireSure(caller, limits)
}
