import { eq } from 'drizzle-orm'
import { lockAdminsForUpdate, isLastAdmin } from '#domains/identity/auth/index.server.ts'
import { requireSure } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { userConstraints, userErrors } from '../user-errors.server.ts'
import { lockUserForUpdate } from './lock-user.server.ts'

/** Permanent. Refused if the user is the only owner of an organization. */
export async function deleteUser(context: VerbContext, id: string): Promise<void> {
  const { acting, caller, config } = context
  requireSure(caller, config.limits)
  const remove = async (transaction: Transaction) => {
    await lockAdminsForUpdate(transaction)
    const user = await lockUserForUpdate(transaction, context, id)
    if (user.id === caller.user.id) throw userErrors.removalOfOneself()
    if (await isLastAdmin(transaction, user, config.adminUserIds)) throw userErrors.lastAdmin()
    const act = { action: 'user.delete', target: userTarget(user) } as const
    await record(transaction, acting.by, { ...act, before: { role: user.role } })
    // A trigger removes the user's name and emails from the activity record and all other tables.
    await transaction.delete(users).where(eq(users.id, id))
  }
  await withConstraints(userConstraints, () => acting.orm.transaction(remove))
}
