import { eq } from 'drizzle-orm'
import { nextVersion } from '#domains/identity/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { Desk } from './desk.server.ts'
import { getUser } from './get-user.server.ts'
import { holdUser } from './hold-user.server.ts'
import type { User } from './user.ts'

/** Lets somebody in again; who was not banned stays as they are. */
export const unbanUser = (desk: Desk, id: string): Promise<User> =>
  desk.acting.orm.transaction(async (transaction) => {
    const user = await holdUser(transaction, desk, id)
    if (user.banned) {
      await transaction
        .update(users)
        .set({ ...nextVersion, banned: false, banReason: null, banExpires: null })
        .where(eq(users.id, id))
      const act = { action: 'user.unban', target: userTarget(user) } as const
      await record(transaction, desk.acting.by, { ...act, before: { reason: user.banReason } })
    }
    return getUser({ orm: transaction }, id)
  })
