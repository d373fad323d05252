import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import { z } from 'zod'
import { actorOf } from '../../activity/actor.ts'
import { record, userTarget } from '../../activity/record.ts'
import { currentRequest } from '../../http/current-request.ts'
import type { AuthFoundation } from '../auth.ts'
import { isBanned } from '../people/people.ts'
import { authorise, permissionsOf } from '../people/permissions.ts'
import { refuse } from '../refusals.ts'
import { publicUser } from '../sessions/current-session.ts'
import { leaveBrowser } from '../sessions/leave-browser.ts'
import { requireRecentSignIn } from '../sessions/recent-sign-in.ts'
import { sessionReader } from '../sessions/session-reader.ts'
import { startSession } from '../sessions/start-session.ts'
import { sessions, users } from '../tables.ts'
import { adminCookie } from './admin-cookie.ts'
import { refuseWhileImpersonating, whyNotImpersonate } from './impersonator.ts'
import { reasonSchema } from './reason.ts'
import { recordStop } from './record-stop.ts'

type Found = Awaited<ReturnType<ReturnType<typeof sessionReader>['require']>>

/** Acting as somebody else, and going back. They stand in for the library's endpoints of the same keys. */
export function impersonationEndpoints({ config, database }: AuthFoundation) {
  const { orm } = database
  const reader = sessionReader({ config, database })
  const seconds = config.limits.impersonationMinutes * 60

  /** Ends the session of somebody else, dead or alive, known by its token or its admin's; tells whose it was. */
  const end = (token = '', own?: Found): Promise<string | undefined> =>
    orm.transaction(async (transaction) => {
      const byToken = and(eq(sessions.token, token), isNotNull(sessions.impersonatedBy))
      const byAdmin = own && eq(sessions.impersonatedBy, own.session.id)
      const [ended] = await transaction.delete(sessions).where(or(byToken, byAdmin)).returning()
      if (!ended) return undefined
      const [user] = await transaction.select().from(users).where(eq(users.id, ended.userId))
      if (user) await recordStop(transaction, user, own?.user)
      return ended.userId
    })

  return {
    impersonateUser: createAuthEndpoint(
      '/admin/impersonate-user',
      { method: 'POST', body: z.strictObject({ userId: z.uuid(), reason: reasonSchema }) },
      async (context) => {
        const own = await reader.require(context)
        refuseWhileImpersonating(own)
        authorise(permissionsOf(own.user, config.adminUserIds), { user: ['impersonate'] })
        requireRecentSignIn(own, config.limits)
        const { userId, reason } = context.body
        const [user] = await orm.select().from(users).where(eq(users.id, userId))
        if (!user) throw refuse.unknownUser()
        const refusal = whyNotImpersonate(own.user, user, config)
        if (refusal) throw refuse.impersonation(refusal)
        if (await isBanned(database, user)) {
          throw refuse.impersonation('YOU_CANNOT_IMPERSONATE_BANNED_USERS')
        }

        const session = await orm.transaction(async (transaction) => {
          const start = { userId, seconds, impersonatedBy: own.session.id }
          const started = await startSession(transaction, start, context.headers)
          const act = { action: 'impersonation.start', target: userTarget(user) } as const
          await record(transaction, actorOf(own.user), { ...act, after: { reason } })
          return started
        })
        await adminCookie.keep(context, own.session.token)
        await setSessionCookie(context, { session, user }, false, { maxAge: seconds })
        const facts = { adminId: own.user.id, userId: user.id }
        currentRequest().log.info(facts, 'An admin acts as somebody else')
        return context.json({ user: publicUser(user) })
      },
    ),

    /** Never counted as a call: whatever became of the other session or user, the way back is open. */
    stopImpersonating: createAuthEndpoint(
      '/admin/stop-impersonating',
      { method: 'POST' },
      async (context) => {
        const current = await reader.read(context)
        if (current && !current.impersonator) {
          return context.json({ user: publicUser(current.user) })
        }
        const own = await reader.lookUp(await adminCookie.read(context))
        const userId = await end(reader.token(context), own)
        adminCookie.forget(context)
        if (!own || own.impersonator) {
          leaveBrowser(context)
          throw refuse.noSession()
        }
        await setSessionCookie(context, own)
        const facts = { adminId: own.user.id, userId }
        currentRequest().log.info(facts, 'An admin is themself again')
        return context.json({ user: publicUser(own.user) })
      },
    ),
  }
}
