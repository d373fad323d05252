import { desc, sql } from 'drizzle-orm'
import { activities } from '#platform/activity/tables.ts'
import { listReader } from '#platform/list/list-reader.ts'
import { isText, type Order } from '#platform/list/order.ts'
import { orderAndLimit, type Part, type Reader, type Rows } from '#platform/list/rows.ts'
import type { Written } from './activity-list.server.ts'

const columns = {
  id: activities.id,
  at: activities.at,
  actorType: activities.actorType,
  actorId: activities.actorId,
  actorEmail: activities.actorEmail,
  impersonatorId: activities.impersonatorId,
  action: activities.action,
  targetType: activities.targetType,
  targetId: activities.targetId,
  targetName: activities.targetName,
  before: activities.before,
  after: activities.after,
  requestId: activities.requestId,
}

const select = (orm: Reader, { where, by, limit, total, stage }: Part) =>
  orm
    .select({ ...columns, total, stage })
    .from(activities)
    .where(where)
    .orderBy(orderAndLimit(limit, by))

type ListedActivity = Awaited<ReturnType<typeof select>>[number]

const activityRows: Rows<ListedActivity, Written> = {
  table: activities,
  select,
  show(row) {
    const { total: _, stage: __, ...activity } = row
    return activity
  },
}

export const newestFirst: Order<ListedActivity> = {
  by: [desc(activities.id)],
  keyOf: () => '',
  isKey: isText,
  after: (_, id) => sql`${activities.id} < ${id}`,
}

export const readActivities = listReader(activityRows)
