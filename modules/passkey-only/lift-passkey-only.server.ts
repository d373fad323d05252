import { eq } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import { operator } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { Database } from '#platform/database/database.ts'
import { endPasskeyOnly } from './end-passkey-only.server.ts'

/** For a user who has lost their passkeys and recovery codes; the operator knows who asks. */
export const liftPasskeyOnly = (
  { orm }: Pick<Database, 'orm'>,
  email: string,
): Promise<'done' | 'off' | 'unknown'> =>
  orm.transaction(async (transaction) => {
    const [user] = await transaction
      .select()
      .from(users)
      .where(eq(users.email, email))
      .for('update')
    if (!user) return 'unknown'
    if (!(await endPasskeyOnly(transaction, user.id))) return 'off'
    const target = userTarget(user)
    await record(transaction, operator, { action: 'passkeyOnly.turnOff', target })
    return 'done'
  })
