import { and, eq, inArray, sql } from 'drizzle-orm'
import { activities } from '#platform/activity/tables.ts'
import type { Database } from '#platform/database/database.ts'
import type { Paging } from '#platform/list/page.ts'
import type { OwnActivityPage } from './activity-list.server.ts'
import { newestFirst, readActivities } from './activity-rows.server.ts'
import { signInActions } from './sign-in-actions.ts'

type SignInAction = (typeof signInActions)[number]

const isSignIn = (action: string): action is SignInAction =>
  signInActions.some((known) => known === action)

/** The reasons for impersonation are for admins only. */
const isTheirs = (action: SignInAction) => !action.startsWith('impersonation.')

export async function listOwnActivity(
  { orm }: Pick<Database, 'orm'>,
  userId: string,
  paging: Paging,
): Promise<OwnActivityPage> {
  const list = {
    name: 'own activity',
    where: and(
      eq(activities.targetId, sql.placeholder('userId')),
      inArray(activities.action, [...signInActions]),
    ),
    values: { userId },
    plannedAnew: true,
    order: newestFirst,
    fingerprint: ['own activity', userId],
  }
  const { items, ...page } = await readActivities(orm, list, paging)
  const own = items.flatMap(({ id, at, action, after }) =>
    isSignIn(action) ? [{ id, at, action, after: isTheirs(action) ? after : null }] : [],
  )
  return { ...page, items: own }
}
