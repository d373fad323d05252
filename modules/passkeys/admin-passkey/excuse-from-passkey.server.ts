import { eq, sql } from 'drizzle-orm'
import { isAdmin } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import { operator } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { Database } from '#platform/database/database.ts'
import { signInSettings } from '../credentials/sign-in-settings.table.server.ts'

const hours = 24

/** For an admin who has lost their passkeys: a code is enough to add another one. */
export const excuseFromPasskey = (
  { orm }: Pick<Database, 'orm'>,
  email: string,
  adminUserIds: readonly string[],
): Promise<Date | 'unknown' | 'no admin'> =>
  orm.transaction(async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.email, email))
    if (!user) return 'unknown'
    if (!isAdmin(user, adminUserIds)) return 'no admin'
    const passkeyExcusedUntil = sql`now() + make_interval(hours => ${hours})`
    const [excused] = await transaction
      .insert(signInSettings)
      .values({ userId: user.id, passkeyExcusedUntil })
      .onConflictDoUpdate({ target: signInSettings.userId, set: { passkeyExcusedUntil } })
      .returning({ until: signInSettings.passkeyExcusedUntil })
    if (!excused?.until) throw new Error('An upsert returns its row')
    const after = { until: excused.until.toISOString() }
    await record(transaction, operator, {
      action: 'passkey.excuse',
      target: userTarget(user),
      after,
    })
    return excused.until
  })
