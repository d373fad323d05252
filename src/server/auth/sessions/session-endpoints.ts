import type { GenericEndpointContext } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { and, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { actorOf } from '../../activity/actor.ts'
import { type Act, record, userTarget } from '../../activity/record.ts'
import type { Database } from '../../database/database.ts'
import type { AuthFoundation } from '../auth.ts'
import { adminCookie } from '../impersonation/admin-cookie.ts'
import { refuseWhileImpersonating } from '../impersonation/impersonator.ts'
import { recordStop } from '../impersonation/record-stop.ts'
import { rename, type User } from '../people/people.ts'
import { personNameSchema } from '../people/person-name.ts'
import { refuse } from '../refusals.ts'
import { sessions } from '../tables.ts'
import { type FoundSession, publicSession, publicUser } from './current-session.ts'
import { browsersOf, endSessions } from './end-sessions.ts'
import { leaveBrowser } from './leave-browser.ts'
import { sessionKeeper } from './session-keeper.ts'
import { isDue, renewedUntil } from './session-life.ts'

/**
 * One's own sessions and name. They stand in for the library's endpoints of the same keys, which show tokens, take any
 * field, or hide that the database is away.
 */
export function sessionEndpoints(foundation: AuthFoundation) {
  const { config, database } = foundation
  const { token, find, read, require, requireRecent } = sessionKeeper(foundation)

  async function renewIfDue(context: GenericEndpointContext, found: FoundSession) {
    if (!isDue(found, config.limits)) return
    const expiresAt = renewedUntil(config.limits)
    await database.orm.update(sessions).set({ expiresAt }).where(eq(sessions.id, found.session.id))
    await setSessionCookie(context, found)
  }

  /** Ends some of one's own sessions; tells how many. */
  const revoke = (found: Found, some: SQL | undefined, browsers?: SQL) =>
    database.orm.transaction(async (transaction) => {
      const count = await endSessions(transaction, some, browsers)
      if (count > 0) await recordOwn(transaction, found, 'session.revoke', { count })
      return count
    })

  return {
    getSession: createAuthEndpoint('/get-session', { method: 'GET' }, async (context) => {
      const found = await find(context)
      if (found) await renewIfDue(context, found)
      return context.json(found ? publicSession(found, config) : null)
    }),

    /** For procedures, which look sessions up by themselves but leave it to the library to write cookies. */
    renewSession: createAuthEndpoint.serverOnly({ method: 'GET' }, async (context) => {
      const found = await read(context)
      if (found) await renewIfDue(context, found)
    }),

    /** Whoever acts as somebody else leaves altogether: nothing of theirs stays behind on this machine. */
    signOut: createAuthEndpoint('/sign-out', { method: 'POST' }, async (context) => {
      const held = [token(context), await adminCookie.read(context)]
      const tokens = held.filter((one) => one !== undefined)
      const found = await read(context)
      await database.orm.transaction(async (transaction) => {
        const ended = await transaction
          .delete(sessions)
          .where(inArray(sessions.token, tokens))
          .returning({ userId: sessions.userId })
        if (!found) return
        const { user, impersonator } = found
        if (impersonator) await recordStop(transaction, user, impersonator)
        const own = impersonator ?? user
        if (ended.some(({ userId }) => userId === own.id)) {
          await recordOwn(transaction, { user: own }, 'session.end')
        }
      })
      leaveBrowser(context)
      adminCookie.forget(context)
      return context.json({ success: true })
    }),

    listSessions: createAuthEndpoint('/list-sessions', { method: 'GET' }, async (context) => {
      const { session: current, user } = await require(context)
      const isCurrent = sql<boolean>`${sessions.id} = ${current.id}`
      const rows = await database.orm
        .select({
          id: sessions.id,
          ipAddress: sessions.ipAddress,
          userAgent: sessions.userAgent,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
          current: isCurrent,
          /** An admin acts as this user there. */
          impersonated: sql<boolean>`${sessions.impersonatedBy} IS NOT NULL`,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(isCurrent), desc(sessions.lastSeenAt), desc(sessions.id))
      return context.json(rows)
    }),

    revokeSession: createAuthEndpoint(
      '/revoke-session',
      { method: 'POST', body: z.object({ id: z.uuid() }) },
      async (context) => {
        const found = await requireRecent(context)
        const one = and(eq(sessions.id, context.body.id), eq(sessions.userId, found.user.id))
        if ((await revoke(found, one)) === 0) throw refuse.unknownSession()
        return context.json({ success: true })
      },
    ),

    revokeOtherSessions: createAuthEndpoint(
      '/revoke-other-sessions',
      { method: 'POST' },
      async (context) => {
        const found = await requireRecent(context)
        const { session, user } = found
        await revoke(
          found,
          and(eq(sessions.userId, user.id), ne(sessions.id, session.id)),
          browsersOf(user.id, session),
        )
        return context.json({ success: true })
      },
    ),

    revokeSessions: createAuthEndpoint('/revoke-sessions', { method: 'POST' }, async (context) => {
      const found = await requireRecent(context)
      await revoke(found, eq(sessions.userId, found.user.id), browsersOf(found.user.id))
      leaveBrowser(context)
      return context.json({ success: true })
    }),

    updateUser: createAuthEndpoint(
      '/update-user',
      { method: 'POST', body: personNameSchema },
      async (context) => {
        const found = await require(context)
        refuseWhileImpersonating(found)
        const renamed = await rename(database, found.user, context.body.name)
        if (!renamed) throw refuse.noSession()
        return context.json({ user: publicUser(renamed) })
      },
    ),
  }
}

type Found = { user: User; impersonator?: User | undefined }

const recordOwn = (
  transaction: Pick<Database['orm'], 'insert'>,
  { user, impersonator }: Found,
  action: Act['action'],
  after?: Act['after'],
) => record(transaction, actorOf(user, impersonator), { action, target: userTarget(user), after })
