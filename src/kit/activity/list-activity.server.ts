import { and, getTableColumns, inArray, sql } from 'drizzle-orm'
import { listResource } from '#kit/resource/index.server.ts'
import { defineResource, text } from '#kit/resource/index.ts'
import { registeredActions, registeredTargetTypes } from '#platform/activity/actions.ts'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { withoutPrivateName } from '#platform/activity/private-names.ts'
import { activities } from '#platform/activity/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { newestFirst } from '#platform/list/order.ts'
import type { Paging } from '#platform/list/page.ts'
import type { Listed } from '#platform/list/rows.ts'
import type { ActivityPage, ActivityQuery, OwnActivityPage } from './activity-list.server.ts'
import { activity } from './activity.resource.ts'
import { nameActivity, type TodaysNames } from './name-activity.server.ts'
import { signInActions } from './sign-in-actions.ts'

type Orm = Pick<Database, 'orm'>

const listed = {
  table: activities,
  columns: getTableColumns(activities),
  order: newestFirst<Listed>(activities.id),
}

const within = { filter: true, listed: false } as const

const activityWithin = defineResource('activity', {
  ...activity,
  fields: { ...activity.fields, firstId: text(within), endId: text(within) },
})

const { list } = listResource(activityWithin, {
  ...listed,
  conditions: {
    action: (_, action) => sql`${activities.action} = ${action}`,
    targetType: (_, type) => sql`${activities.targetType} = ${type}`,
    targetId: (_, id) => sql`${activities.targetId} = ${id}`,
    firstId: (_, id) => sql`${activities.id} >= ${id}`,
    endId: (_, id) => sql`${activities.id} < ${id}`,
  },
})

export async function listActivity(
  { orm }: Orm,
  { from, to, ...query }: ActivityQuery,
  todaysNames: TodaysNames = {},
): Promise<ActivityPage> {
  const ids = { firstId: from && firstIdAt(from), endId: to && firstIdAt(to) }
  const { items, ...page } = await listKnown({ orm }, { ...query, ...ids })
  return { ...page, items: await nameActivity(orm, items.map(withoutPrivateName), todaysNames) }
}

const mostTurns = 20

/** Activity of a module that was taken out stays on record, but nothing here has words for it. A page of it alone is passed over. */
async function listKnown({ orm }: Orm, query: Parameters<typeof list>[1]) {
  const [actions, targetTypes] = [
    new Set<string>(registeredActions()),
    new Set(registeredTargetTypes()),
  ]
  const known = async (cursor: string | undefined) => {
    const page = await list({ acting: { orm } }, { ...query, cursor })
    const items = page.items.filter(
      ({ action, targetType }) => actions.has(action) && targetTypes.has(targetType),
    )
    return { ...page, items }
  }
  let page = await known(query.cursor)
  for (let turn = 1; turn < mostTurns && page.items.length === 0 && page.nextCursor; turn += 1) {
    page = await known(page.nextCursor)
  }
  return page
}

const { list: listSignIns } = listResource(activity, {
  ...listed,
  conditions: {
    targetId: (_, id) =>
      and(sql`${activities.targetId} = ${id}`, inArray(activities.action, signInActions)),
  },
})

type SignInAction = (typeof signInActions)[number]

const isSignIn = (action: string): action is SignInAction =>
  signInActions.some((known) => known === action)

/** The reasons for impersonation are for admins only. */
const isTheirs = (action: SignInAction) => !action.startsWith('impersonation.')

export async function listOwnActivity(
  { orm }: Orm,
  userId: string,
  paging: Paging,
): Promise<OwnActivityPage> {
  const own = await listSignIns({ acting: { orm } }, { targetId: userId, ...paging })
  const items = own.items.flatMap(({ id, at, action, after }) =>
    isSignIn(action) ? [{ id, at, action, after: isTheirs(action) ? after : null }] : [],
  )
  return { ...own, items }
}
