import { and, eq } from 'drizzle-orm'
import type { Acting } from '#server/activity/actor.ts'
import { record, userTarget } from '#server/activity/record.ts'
import { sessions } from '#server/auth/tables.ts'
import { getUser } from '../get-user.server.ts'
import { refuse } from '../refusals.server.ts'

/** Signs somebody out: of one session, or of all. A session of somebody else is none of theirs. */
export const endUserSessions = ({ orm, by }: Acting, userId: string, sessionId?: string) =>
  orm.transaction(async (transaction): Promise<void> => {
    const user = await getUser({ orm: transaction }, userId)
    const isOne = sessionId === undefined ? undefined : eq(sessions.id, sessionId)
    const { rowCount } = await transaction
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), isOne))
    const count = rowCount ?? 0
    if (isOne && count === 0) throw refuse.unknownSession()
    const act = { action: 'session.revoke', target: userTarget(user), after: { count } } as const
    if (count > 0) await record(transaction, by, act)
  })
