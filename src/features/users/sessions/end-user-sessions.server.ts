import { and, eq, ne } from 'drizzle-orm'
import { record, userTarget } from '#server/activity/record.ts'
import { sessions } from '#server/auth/tables.ts'
import type { Desk } from '../desk.server.ts'
import { getUser } from '../get-user.server.ts'
import { refuse } from '../refusals.server.ts'

type Asking = Pick<Desk, 'acting' | 'caller'>

/**
 * Signs somebody out: of one session, or of all but the one that asks for it, whose caller has more to do. A session of
 * somebody else is none of theirs.
 */
export const endUserSessions = ({ acting, caller }: Asking, userId: string, sessionId?: string) =>
  acting.orm.transaction(async (transaction): Promise<void> => {
    const user = await getUser({ orm: transaction }, userId)
    const isAsked =
      sessionId === undefined ? ne(sessions.id, caller.session.id) : eq(sessions.id, sessionId)
    const { rowCount } = await transaction
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), isAsked))
    const count = rowCount ?? 0
    if (sessionId !== undefined && count === 0) throw refuse.unknownSession()
    const act = { action: 'session.revoke', target: userTarget(user), after: { count } } as const
    if (count > 0) await record(transaction, acting.by, act)
  })
