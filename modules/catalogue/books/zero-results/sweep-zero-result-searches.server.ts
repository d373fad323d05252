import { lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { Retention } from '#platform/jobs/retention.ts'
import { zeroResultSearches } from './zero-result-search.table.server.ts'

const daysKept = 30

export async function sweepZeroResultSearches({ orm }: Pick<Database, 'orm'>): Promise<void> {
  const oldest = sql`(now() AT TIME ZONE 'UTC')::date - ${daysKept}::int`
  await orm.delete(zeroResultSearches).where(lt(zeroResultSearches.day, oldest))
}

export const deleteOldSearches = defineJob({
  name: 'delete-old-searches',
  schedule: { everyMinutes: 10 },
  run: ({ database }: Pick<Retention, 'database'>) => sweepZeroResultSearches(database),
})
