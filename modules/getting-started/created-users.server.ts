import { and, eq, ne } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import type { Database } from '#platform/database/database.ts'

/** Sign-ups are recorded under the same action by their own user, so the search starts at the few admins. */
export async function hasCreatedUsers({ orm }: Pick<Database, 'orm'>): Promise<boolean> {
  const found = await orm
    .select({ id: activities.id })
    .from(users)
    .innerJoin(activities, eq(activities.actorId, users.id))
    .where(
      and(
        eq(users.manages, true),
        eq(activities.action, 'user.create'),
        ne(activities.targetId, activities.actorId),
      ),
    )
    .limit(1)
  return found.length > 0
}
