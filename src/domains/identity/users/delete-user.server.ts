import { eq } from 'drizzle-orm'
import { holdAdmins, isLastAdmin } from '#domains/identity/auth/index.server.ts'
import { requireSure } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { Desk, Transaction } from './desk.server.ts'
import { holdUser } from './hold-user.server.ts'
import { refuse, writing } from './refusals.server.ts'

/** For good, with all that is theirs; not whoever alone owns an organization. */
export async function deleteUser(desk: Desk, id: string): Promise<void> {
  const { acting, caller, config } = desk
  requireSure(caller, config.limits)
  const remove = async (transaction: Transaction) => {
    await holdAdmins(transaction)
    const user = await holdUser(transaction, desk, id)
    if (user.id === caller.user.id) throw refuse.removalOfOneself()
    if (await isLastAdmin(transaction, user, config.adminUserIds)) throw refuse.lastAdmin()
    const act = { action: 'user.delete', target: userTarget(user) } as const
    await record(transaction, acting.by, { ...act, before: { role: user.role } })
    // A trigger removes the user's name and addresses from the record and everywhere else.
    await transaction.delete(users).where(eq(users.id, id))
  }
  await writing(() => acting.orm.transaction(remove))
}
