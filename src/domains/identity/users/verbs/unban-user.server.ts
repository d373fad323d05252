import { eq } from 'drizzle-orm'
import { nextVersion } from '#domains/identity/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { User } from '../user.ts'
import { findUser } from './get-user.server.ts'
import { lockUserForUpdate } from './lock-user.server.ts'

export const unbanUser = (context: VerbContext, id: string): Promise<User> =>
  context.acting.orm.transaction(async (transaction) => {
    const user = await lockUserForUpdate(transaction, context, id)
    if (user.banned) {
      await transaction
        .update(users)
        .set({ ...nextVersion, banned: false, banReason: null, banExpires: null })
        .where(eq(users.id, id))
      const act = { action: 'user.unban', target: userTarget(user) } as const
      await record(transaction, context.acting.by, { ...act, before: { reason: user.banReason } })
    }
    return findUser(transaction, id)
  })
