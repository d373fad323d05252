import { eq } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import { constraintOf } from '#platform/database/constraints/constraint-of.ts'
import type { Database } from '#platform/database/database.ts'
import { lockAdminsForUpdate, isLastAdmin } from '../people/last-admin.server.ts'
import { ownerLeft } from '../people/last-owner.server.ts'
import type { Tell } from '../people/notices.server.ts'

type Deletion = {
  userId: string
  adminUserIds: string[]
  tell: Tell
}

type Outcome = 'done' | 'unknown' | 'last' | 'owner'

export async function deleteAccount(
  { orm }: Pick<Database, 'orm'>,
  { userId, adminUserIds, tell }: Deletion,
): Promise<Outcome> {
  const remove = orm.transaction<Outcome>(async (transaction) => {
    await lockAdminsForUpdate(transaction)
    const [user] = await transaction.select().from(users).where(eq(users.id, userId))
    if (!user) return 'unknown'
    if (await isLastAdmin(transaction, user, adminUserIds)) return 'last'
    await record(transaction, actorOf(user), { action: 'user.delete', target: userTarget(user) })
    await transaction.delete(users).where(eq(users.id, userId))
    await tell(transaction, user)
    return 'done'
  })
  try {
    return await remove
  } catch (error) {
    if (constraintOf(error) === ownerLeft) return 'owner'
    throw error
  }
}
