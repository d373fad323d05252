import { and, inArray, ne, or, sql } from 'drizzle-orm'
import { isAdmin } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { adminRole } from '#rules/roles.ts'
import { stillBanned } from './people.server.ts'
import type { User } from './people.server.ts'

/** Take this lock before reading, so that concurrent removals can't remove the last two admins. */
export async function lockAdminsForUpdate(
  transaction: Pick<Database['orm'], 'execute'>,
): Promise<void> {
  await transaction.execute(sql`LOCK TABLE ${users} IN SHARE ROW EXCLUSIVE MODE`)
}

/** Comes before the lock of a user's row, else the change and a holder of `lockAdminsForUpdate` would deadlock. */
export async function willChangePeople(
  transaction: Pick<Database['orm'], 'execute'>,
): Promise<void> {
  await transaction.execute(sql`LOCK TABLE ${users} IN ROW EXCLUSIVE MODE`)
}

/** Banned admins don't count; users whose id the operator lists do. */
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
