import { eq } from 'drizzle-orm'
import {
  holdAdmins,
  isLastAdmin,
  nextVersion,
  sessions,
} from '#domains/identity/auth/index.server.ts'
import { requireSure } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { Desk } from './desk.server.ts'
import { getUser } from './get-user.server.ts'
import { holdUser } from './hold-user.server.ts'
import { refuse } from './refusals.server.ts'
import type { Ban } from './user-input.server.ts'
import type { User } from './user.ts'

/** Shuts somebody out from their very next request on. */
export function banUser(desk: Desk, { id, reason, expiresAt = null }: Ban): Promise<User> {
  const { acting, caller, config } = desk
  requireSure(caller, config.limits)
  return acting.orm.transaction(async (transaction) => {
    await holdAdmins(transaction)
    const user = await holdUser(transaction, desk, id)
    if (user.id === caller.user.id) throw refuse.banOfOneself()
    if (await isLastAdmin(transaction, user, config.adminUserIds)) throw refuse.lastAdmin()
    await transaction
      .update(users)
      .set({ ...nextVersion, banned: true, banReason: reason, banExpires: expiresAt })
      .where(eq(users.id, id))
    await transaction.delete(sessions).where(eq(sessions.userId, id))
    const act = { action: 'user.ban', target: userTarget(user) } as const
    await record(transaction, acting.by, { ...act, after: { reason, expiresAt } })
    return getUser({ orm: transaction }, id)
  })
}
