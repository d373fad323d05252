import { and, eq, ne } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import type { Database } from '../../database/database.ts'
import type { User } from '../people/people.ts'
import { sessions, users } from '../tables.ts'

type Orm = Parameters<Parameters<Database['orm']['transaction']>[0]>[0]

type Change = {
  userId: string
  /** The session that stays. */
  sessionId: string
  /** Proved by a code. */
  newEmail: string
  /** Within the same transaction: tells the address that is left. */
  tell: (transaction: Orm, oldEmail: string) => Promise<void>
}

/** PostgreSQL's codes for a value that exists, and for two who wait for each other's. */
const taken = ['23505', '40P01']

/** Gives somebody another address and ends their other sessions. Says `taken` when somebody else has the address. */
export async function changeEmail(
  { orm }: Pick<Database, 'orm'>,
  { userId, sessionId, newEmail, tell }: Change,
): Promise<User | 'taken' | undefined> {
  try {
    return await orm.transaction(async (transaction) => {
      const theirs = eq(users.id, userId)
      const [before] = await transaction.select().from(users).where(theirs).for('update')
      const [changed] = await transaction
        .update(users)
        .set({ email: newEmail, emailVerified: true })
        .where(theirs)
        .returning()
      if (!before || !changed) return undefined
      await transaction
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
      await tell(transaction, before.email)
      return changed
    })
  } catch (error) {
    if (isTaken(error)) return 'taken'
    throw error
  }
}

function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof DatabaseError && taken.includes(cause.code ?? '')
}
