import type { GenericEndpointContext } from 'better-auth'
import { setSessionCookie } from 'better-auth/cookies'
import { eq } from 'drizzle-orm'
import { actorOf } from '../../activity/actor.ts'
import { record, userTarget } from '../../activity/record.ts'
import type { AuthFoundation } from '../auth.ts'
import { rememberBrowser } from '../codes/known-browsers.ts'
import { refuseWhileImpersonating } from '../impersonation/impersonator.ts'
import { recordStop } from '../impersonation/record-stop.ts'
import type { User } from '../people/people.ts'
import { authorise, permissionsOf } from '../people/permissions.ts'
import { sessions } from '../tables.ts'
import { endOldestSessions } from './end-sessions.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'
import { lifeOf } from './session-life.ts'
import { sessionReader } from './session-reader.ts'
import { placeOf, startSession } from './start-session.ts'

/** Who acts on their own account, and the beginning of their session. */
export function sessionKeeper({
  config,
  database,
  letters,
}: Pick<AuthFoundation, 'config' | 'database' | 'letters'>) {
  const { token, find, read, require: requireSession } = sessionReader({ config, database })

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
    requireRecentSignIn(found, config.limits)
    return found
  }

  /** Signs somebody in. Whoever was signed in here before is not any more. */
  async function begin(context: GenericEndpointContext, user: User) {
    const before = token(context)
    const left = await read(context)
    const seconds = lifeOf(config.limits)
    const language = context.headers && letters.languageOf(context.headers)
    // Who only signs in again, as sensitive acts want it, stays at work where they are.
    const isAgain = left?.user.id === user.id && !left.impersonator
    const activeOrganizationId = isAgain ? left.session.activeOrganizationId : null
    const session = await database.orm.transaction(async (transaction) => {
      if (before) await transaction.delete(sessions).where(eq(sessions.token, before))
      if (left?.impersonator) await recordStop(transaction, left.user, left.impersonator)
      const knownBrowserId = await rememberBrowser(context, transaction, user.id)
      const started = await startSession(
        transaction,
        { userId: user.id, seconds, language, activeOrganizationId, knownBrowserId },
        context.headers,
      )
      await endOldestSessions(transaction, user.id, config.limits)
      await record(transaction, actorOf(user), {
        action: 'session.start',
        target: userTarget(user),
        after: { method: 'code', ...placeOf(context.headers) },
      })
      return started
    })
    await setSessionCookie(context, { session, user })
  }

  return { token, find, read, require, requireRecent, begin }
}
