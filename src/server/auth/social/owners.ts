import type { BetterAuthOptions } from 'better-auth'
import type { AuthFoundation } from '../auth.ts'
import { findProvedUser } from '../people/people.ts'

type Gate = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>

/**
 * Lets a provider's word count for an address that it has verified, and for no other. Whoever first proves to own the
 * address of an account gets it alone: sessions and links that were there before end.
 */
export const ownersOnly =
  ({ config, database }: Pick<AuthFoundation, 'config' | 'database'>): Gate =>
  async ({ user, source }) => {
    if (source.action === 'sign-in') return undefined
    if (!user.emailVerified || !user.email) return { error: 'email_not_verified' }
    const known = { demoMode: config.demoMode, signUp: 'closed' } as const
    if (source.action === 'link-account') await findProvedUser(database, user.email, known)
    return undefined
  }
