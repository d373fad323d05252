import type { GenericEndpointContext } from 'better-auth'
import { setSessionCookie } from 'better-auth/cookies'
import { eq } from 'drizzle-orm'
import type { AuthFoundation } from '../auth.ts'
import type { User } from '../people/people.ts'
import { authorise, permissionsOf } from '../people/permissions.ts'
import { refuse } from '../refusals.ts'
import { sessions } from '../tables.ts'
import { findSession } from './current-session.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'

/** Who calls, by the cookie they send: found, required, or asked to have signed in just now. */
export function sessionKeeper({ config, database }: Pick<AuthFoundation, 'config' | 'database'>) {
  const tokenOf = (context: GenericEndpointContext) =>
    context.getSignedCookie(context.context.authCookies.sessionToken.name, config.authSecret)

  async function find(context: GenericEndpointContext) {
    const token = await tokenOf(context)
    return token ? findSession(database, token) : undefined
  }

  /** Somebody who acts on their own account. */
  async function require(context: GenericEndpointContext) {
    const found = await find(context)
    if (!found) throw refuse.noSession()
    authorise(permissionsOf(found.user, config.adminUserIds), { account: ['update'] })
    return found
  }

  /** Somebody who does what could not be mended. */
  async function requireRecent(context: GenericEndpointContext) {
    const found = await require(context)
    requireRecentSignIn(found.session, config.limits)
    return found
  }

  /** Signs somebody in. Whoever was signed in here before is not any more. */
  async function begin(context: GenericEndpointContext, user: User) {
    const before = await tokenOf(context)
    const session = await context.context.internalAdapter.createSession(user.id)
    if (before) await database.orm.delete(sessions).where(eq(sessions.token, before))
    await setSessionCookie(context, { session, user })
  }

  return { find, require, requireRecent, begin }
}
