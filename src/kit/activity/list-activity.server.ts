import { and, type SQL, sql } from 'drizzle-orm'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { activities } from '#platform/activity/tables.ts'
import type { Database } from '#platform/database/database.ts'
import type { ActivityPage, ActivityQuery } from './activity-list.server.ts'
import { newestFirst, readActivities } from './activity-rows.server.ts'
import { nameActivity, type TodaysNames } from './name-activity.server.ts'

type Filter = 'actorId' | 'targetType' | 'targetId' | 'action' | 'from' | 'to'

const conditions: Record<Filter, SQL> = {
  actorId: sql`${activities.actorId} = ${sql.placeholder('actorId')}`,
  targetType: sql`${activities.targetType} = ${sql.placeholder('targetType')}`,
  targetId: sql`${activities.targetId} = ${sql.placeholder('targetId')}`,
  action: sql`${activities.action} = ${sql.placeholder('action')}`,
  from: sql`${activities.id} >= ${sql.placeholder('from')}`,
  to: sql`${activities.id} < ${sql.placeholder('to')}`,
}

const filters: Filter[] = ['actorId', 'targetType', 'targetId', 'action', 'from', 'to']

export async function listActivity(
  { orm }: Pick<Database, 'orm'>,
  query: ActivityQuery,
  todaysNames: TodaysNames = {},
): Promise<ActivityPage> {
  const { cursor, limit, from, to, ...exact } = query
  const values = { ...exact, from: from && firstIdAt(from), to: to && firstIdAt(to) }
  const given = filters.filter((filter) => values[filter] !== undefined)
  const list = {
    name: `activity by ${given.join(', ')}`,
    where: and(...given.map((filter) => conditions[filter])),
    values,
    plannedAnew: given.length > 0,
    order: newestFirst,
    fingerprint: ['activity', exact, from, to],
  }
  const { items, ...page } = await readActivities(orm, list, { cursor, limit })
  return { ...page, items: await nameActivity(orm, items, todaysNames) }
}
