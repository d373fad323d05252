import { and, lt, sql } from 'drizzle-orm'
import { firstKeptId } from '#platform/activity/first-kept-id.ts'
import type { Limits } from '#platform/config/limits.ts'
import type { Database } from '#platform/database/database.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { Retention } from '#platform/jobs/retention.ts'
import { invitations } from './invitation.table.server.ts'

export async function sweepInvitations(
  database: Pick<Database, 'orm'>,
  limits: Pick<Limits, 'activityDays'>,
): Promise<void> {
  const oldest = await firstKeptId(database, limits)
  await database.orm
    .delete(invitations)
    .where(and(lt(invitations.id, oldest), lt(invitations.expiresAt, sql`now()`)))
}

export const deleteOldInvitations = defineJob({
  name: 'delete-old-invitations',
  schedule: { everyMinutes: 10 },
  run: ({ database, config }: Retention) => sweepInvitations(database, config.limits),
})
