import { asc, inArray, lt, sql } from 'drizzle-orm'
import type { Limits } from '../config/limits.ts'
import type { Database } from '../database/database.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { Retention } from '../jobs/retention.ts'
import { firstKeptId } from './first-kept-id.ts'
import { activities } from './tables.ts'

const batch = 1000

/** Calls under way may have recorded users deleted since, so their data is erased before the sweep by age. */
export async function sweepActivity(
  database: Pick<Database, 'orm'>,
  limits: Pick<Limits, 'activityDays'>,
): Promise<void> {
  const { orm } = database
  await orm.execute(sql`SELECT erase_late_records(interval '1 day')`)
  const oldest = await firstKeptId(database, limits)
  for (let removed = batch; removed === batch;) {
    const some = orm
      .select({ id: activities.id })
      .from(activities)
      .where(lt(activities.id, oldest))
      .orderBy(asc(activities.id))
      .limit(batch)
    const { rowCount } = await orm.delete(activities).where(inArray(activities.id, some))
    removed = rowCount ?? 0
  }
}

export const deleteOldActivity = defineJob({
  name: 'delete-old-activity',
  schedule: { everyMinutes: 10 },
  run: ({ database, config }: Retention) => sweepActivity(database, config.limits),
})
