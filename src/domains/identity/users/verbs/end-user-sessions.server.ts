import { and, eq } from 'drizzle-orm'
import { browsersOf, endSessions, sessions } from '#domains/identity/auth/index.server.ts'
import { notify } from '#kit/notices/index.server.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { userErrors } from '../user-errors.server.ts'
import { findUser } from './get-user.server.ts'

/** Returns how many have ended. */
export const endUserSessions = (
  { acting }: VerbContext<'acting'>,
  { id: userId, sessionId }: { id: string; sessionId?: string },
) =>
  acting.orm.transaction(async (transaction): Promise<number> => {
    const user = await findUser(transaction, userId)
    if (acting.by.type === 'user' && acting.by.id === user.id) throw userErrors.ownSessions()
    const isAsked = sessionId === undefined ? undefined : eq(sessions.id, sessionId)
    const browsers = sessionId === undefined ? browsersOf(userId) : undefined
    const count = await endSessions(
      transaction,
      and(eq(sessions.userId, userId), isAsked),
      browsers,
    )
    if (sessionId !== undefined && count === 0) throw userErrors.sessionNotFound()
    const act = { action: 'session.revoke', target: userTarget(user), after: { count } } as const
    if (count > 0) {
      await record(transaction, acting.by, act)
      await notify(transaction, [userId], {
        kind: 'sessionsEnded',
        facts: { count },
        path: '/app/account',
      })
    }
    return count
  })
