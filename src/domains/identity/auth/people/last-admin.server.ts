import { and, inArray, ne, or, sql } from 'drizzle-orm'
import { isAdmin } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { adminRole } from '#rules/roles.ts'
import { stillBanned } from './people.server.ts'
import type { User } from './people.server.ts'

/** Within a transaction, before it reads: two departures at once must not take the last two admins. */
export async function lockAdminsForUpdate(
  transaction: Pick<Database['orm'], 'execute'>,
): Promise<void> {
  await transaction.execute(sql`LOCK TABLE ${users} IN SHARE ROW EXCLUSIVE MODE`)
}

/**
 * Before one person is held to be changed: else whoever holds the admins meanwhile waits for that person, and the change
 * for them, for ever.
 */
export async function willChangePeople(
  transaction: Pick<Database['orm'], 'execute'>,
): Promise<void> {
  await transaction.execute(sql`LOCK TABLE ${users} IN ROW EXCLUSIVE MODE`)
}

/**
 * Whether nobody would be left to manage without this admin. Somebody banned does not count; somebody whose id the
 * operator lists does, as everywhere.
 */
export async function isLastAdmin(
  orm: Pick<Database['orm'], 'select'>,
  user: Pick<User, 'id' | 'role'>,
  adminUserIds: string[],
): Promise<boolean> {
  if (!isAdmin(user, adminUserIds)) return false
  const roles = sql`string_to_array(replace(${users.role}, ' ', ''), ',')`
  const [other] = await orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ne(users.id, user.id),
        sql`NOT ${stillBanned}`,
        or(sql`${adminRole} = ANY(${roles})`, inArray(users.id, adminUserIds)),
      ),
    )
    .limit(1)
  return other === undefined
}
