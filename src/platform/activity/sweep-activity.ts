import { lt, sql } from 'drizzle-orm'
import type { Limits } from '../config/limits.ts'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { Retention } from '../jobs/retention.ts'
import { firstKeptId } from './first-kept-id.ts'
import { activities } from './tables.ts'

/** Calls under way may have recorded users deleted since, so their data is erased before the sweep by age. */
export async function sweepActivity(
  database: Pick<Database, 'orm'>,
  limits: Pick<Limits, 'activityDays'>,
): Promise<void> {
  const { orm } = database
  await orm.execute(sql`SELECT erase_late_records(interval '1 day')`)
  await orm.execute(sql`SELECT add_activity_months()`)
  const oldest = await firstKeptId(database, limits)
  await orm.execute(sql`SELECT drop_activity_months(${oldest})`)
  // The month in which the limit falls.
  const where = lt(activities.id, oldest)
  await deleteInBatches(database, activities, { where, orderBy: activities.id })
}

export const deleteOldActivity = defineJob({
  name: 'delete-old-activity',
  schedule: { everyMinutes: 10 },
  run: ({ database, config }: Retention) => sweepActivity(database, config.limits),
})
