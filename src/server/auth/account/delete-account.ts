import { eq } from 'drizzle-orm'
import { actorOf } from '../../activity/actor.ts'
import { record, userTarget } from '../../activity/record.ts'
import type { Database } from '../../database/database.ts'
import { holdAdmins, isLastAdmin } from '../people/last-admin.ts'
import { users } from '../tables.ts'
import type { Tell } from './notices.ts'

type Deletion = {
  userId: string
  adminUserIds: string[]
  /** Confirms it to the address. */
  tell: Tell
}

/** Deletes somebody with all that is theirs, unless nobody would be left to manage. */
export async function deleteAccount(
  { orm }: Pick<Database, 'orm'>,
  { userId, adminUserIds, tell }: Deletion,
): Promise<'done' | 'unknown' | 'last'> {
  return orm.transaction(async (transaction) => {
    await holdAdmins(transaction)
    const [user] = await transaction.select().from(users).where(eq(users.id, userId))
    if (!user) return 'unknown'
    if (await isLastAdmin(transaction, user, adminUserIds)) return 'last'
    await transaction.delete(users).where(eq(users.id, userId))
    await record(transaction, actorOf(user), { action: 'user.delete', target: userTarget(user) })
    await tell(transaction, user.email)
    return 'done'
  })
}
