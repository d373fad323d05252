import { and, eq, ne } from 'drizzle-orm'
import { notify } from '#kit/notices/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { changesOf, record, userTarget } from '#platform/activity/record.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import { constraintOf } from '#platform/database/constraints/constraint-of.ts'
import { endAccess } from '../people/call-hooks.server.ts'
import { willChangePeople } from '../people/last-admin.server.ts'
import type { Tell } from '../people/notices.server.ts'
import { nextVersion, type User } from '../people/people.server.ts'
import { leaveAddress } from './leave-address.server.ts'

type Change = {
  userId: string
  sessionId: string
  newEmail: string
  revokeKeys: boolean
  tell: Tell
}

export async function changeEmail(
  context: Pick<ApiServices, 'accountHooks' | 'database'>,
  { userId, sessionId, newEmail, revokeKeys, tell }: Change,
): Promise<User | 'taken' | undefined> {
  const isAnother = and(eq(users.email, newEmail), ne(users.id, userId))
  try {
    return await context.database.orm.transaction(async (transaction) => {
      await willChangePeople(transaction)
      if ((await transaction.$count(users, isAnother)) > 0) return 'taken'
      const theirs = eq(users.id, userId)
      const [before] = await transaction.select().from(users).where(theirs).for('update')
      const [changed] = await transaction
        .update(users)
        .set({ ...nextVersion, email: newEmail, emailVerified: true })
        .where(theirs)
        .returning()
      if (!before || !changed) return undefined
      await leaveAddress(context, transaction, { userId, sessionId })
      if (revokeKeys) await endAccess(context, transaction, actorOf(before), userId)
      const changes = changesOf(before, changed, ['email'])
      const act = { action: 'user.update', target: userTarget(changed), ...changes } as const
      await record(transaction, actorOf(before), act)
      await tell(transaction, before)
      await notify(transaction, [userId], { kind: 'emailChanged', path: '/app/account' })
      return changed
    })
  } catch (error) {
    if (constraintOf(error) === users.email.uniqueName) return 'taken'
    throw error
  }
}
