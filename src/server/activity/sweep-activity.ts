import { asc, inArray, lt } from 'drizzle-orm'
import type { Limits } from '../config/limits.ts'
import type { Database } from '../database/database.ts'
import { firstIdAt } from './moment-id.ts'
import { activities } from './tables.ts'

const batch = 1000
const day = 24 * 3600_000

/** Forgets what is too old to be kept: the one thing that is ever removed from the record. */
export async function sweepActivity(
  { orm }: Pick<Database, 'orm'>,
  { activityDays }: Pick<Limits, 'activityDays'>,
): Promise<void> {
  const oldest = firstIdAt(new Date(Date.now() - activityDays * day))
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
