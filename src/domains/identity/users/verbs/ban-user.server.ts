import { eq } from 'drizzle-orm'
import {
  lockAdminsForUpdate,
  isLastAdmin,
  nextVersion,
  sessions,
} from '#domains/identity/auth/index.server.ts'
import { requireSure } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { userErrors } from '../user-errors.server.ts'
import type { Ban } from '../user-input.server.ts'
import type { User } from '../user.ts'
import { findUser } from './get-user.server.ts'
import { lockUserForUpdate } from './lock-user.server.ts'

export function banUser(
  context: VerbContext,
  { id, reason, expiresAt = null }: Ban,
): Promise<User> {
  const { acting, caller, config } = context
  requireSure(caller, config.limits)
  return acting.orm.transaction(async (transaction) => {
    await lockAdminsForUpdate(transaction)
    const user = await lockUserForUpdate(transaction, context, id)
    if (user.id === caller.user.id) throw userErrors.banOfOneself()
    if (await isLastAdmin(transaction, user, config.adminUserIds)) throw userErrors.lastAdmin()
    await transaction
      .update(users)
      .set({ ...nextVersion, banned: true, banReason: reason, banExpires: expiresAt })
      .where(eq(users.id, id))
    await transaction.delete(sessions).where(eq(sessions.userId, id))
    const act = { action: 'user.ban', target: userTarget(user) } as const
    await record(transaction, acting.by, { ...act, after: { reason, expiresAt } })
    return findUser(transaction, id)
  })
}
