import { and, eq, ne } from 'drizzle-orm'
import type { ApiServices } from '#platform/context/api-context.ts'
import type { Database } from '#platform/database/database.ts'
import { sessions } from '../auth.table.server.ts'
import { browsersOf, endSessions } from '../sessions/end-sessions.server.ts'

type Leaving = {
  userId: string
  sessionId: string
}

/** Other sessions end, and what would let the owner of the old address in. */
export async function leaveAddress(
  { accountHooks }: Pick<ApiServices, 'accountHooks'>,
  transaction: Pick<Database['orm'], 'delete'>,
  { userId, sessionId }: Leaving,
): Promise<void> {
  await endSessions(
    transaction,
    and(eq(sessions.userId, userId), ne(sessions.id, sessionId)),
    browsersOf(userId, { id: sessionId }),
  )
  for (const addressLeft of accountHooks.addressLeft) await addressLeft(transaction, userId)
}
