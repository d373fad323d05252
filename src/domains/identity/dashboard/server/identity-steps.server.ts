import { and, eq, ne } from 'drizzle-orm'
import type { GettingStartedStep } from '#kit/dashboard/index.server.ts'
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

export const identitySteps: GettingStartedStep[] = [
  {
    name: 'admin',
    order: 10,
    needs: { user: ['set-role'] },
    isDone: () => true,
    title: 'identity-dashboard:steps.admin',
  },
  {
    name: 'invite',
    order: 50,
    needs: { user: ['create'] },
    isDone: ({ database }) => hasCreatedUsers(database),
    title: 'identity-dashboard:steps.invite',
    link: { to: '/manager/users/new' },
  },
]
