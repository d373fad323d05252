import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { accounts, sessions } from '../auth.table.server.ts'
import { browsersOf, endSessions } from '../sessions/end-sessions.server.ts'

type Leaving = {
  userId: string
  sessionId: string
}

/** Provider links would admit the owner of the old email; a provider that verifies the new one is linked at sign-in. */
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
