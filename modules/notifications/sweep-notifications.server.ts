import { lt, sql } from 'drizzle-orm'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { Retention } from '#platform/jobs/retention.ts'
import { notifications } from './notification.table.server.ts'

export const deleteOldNotifications = defineJob({
  name: 'delete-old-notifications',
  schedule: { everyMinutes: 60 },
  run: ({ database }: Pick<Retention, 'database'>) =>
    deleteInBatches(database, notifications, {
      where: lt(notifications.createdAt, sql`now() - interval '90 days'`),
      orderBy: notifications.createdAt,
    }),
})
