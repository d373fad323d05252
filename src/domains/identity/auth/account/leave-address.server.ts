import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { accounts, sessions } from '../auth.table.server.ts'
import { browsersOf, endSessions } from '../sessions/end-sessions.server.ts'

type Leaving = {
  /** Whose address becomes another one. */
  userId: string
  /** The session that stays. */
  sessionId: string
}

/**
 * What the address opened that somebody leaves ends: every session but one, and every link to a provider, which would let
 * in whoever has that address there. A provider that verifies the new address links by itself, see `owners.ts`.
 */
export async function leaveAddress(
  transaction: Pick<Database['orm'], 'delete'>,
  { userId, sessionId }: Leaving,
): Promise<void> {
  await endSessions(
    transaction,
    and(eq(sessions.userId, userId), ne(sessions.id, sessionId)),
    browsersOf(userId, { id: sessionId }),
  )
  await transaction.delete(accounts).where(eq(accounts.userId, userId))
}
