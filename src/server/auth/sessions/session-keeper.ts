import type { GenericEndpointContext } from 'better-auth'
import { setSessionCookie } from 'better-auth/cookies'
import { eq } from 'drizzle-orm'
import type { AuthFoundation } from '../auth.ts'
import { refuseWhileImpersonating } from '../impersonation/impersonator.ts'
import type { User } from '../people/people.ts'
import { authorise, permissionsOf } from '../people/permissions.ts'
import { sessions } from '../tables.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'
import { sessionReader } from './session-reader.ts'

/** Who acts on their own account, and the beginning of their session. */
export function sessionKeeper({ config, database }: Pick<AuthFoundation, 'config' | 'database'>) {
  const { token, find, require: requireSession } = sessionReader({ config, database })

  /** Somebody who acts on their own account. */
  async function require(context: GenericEndpointContext) {
    const found = await requireSession(context)
    authorise(permissionsOf(found.user, config.adminUserIds), { account: ['update'] })
    return found
  }

  /** Somebody who does what could not be mended: themself, and not long after they signed in. */
  async function requireRecent(context: GenericEndpointContext) {
    const found = await require(context)
    refuseWhileImpersonating(found)
    requireRecentSignIn(found.session, config.limits)
    return found
  }

  /** Signs somebody in. Whoever was signed in here before is not any more. */
  async function begin(context: GenericEndpointContext, user: User) {
    const before = await token(context)
    const session = await context.context.internalAdapter.createSession(user.id)
    if (before) await database.orm.delete(sessions).where(eq(sessions.token, before))
    await setSessionCookie(context, { session, user })
  }

  return { token, find, require, requireRecent, begin }
}
