import { and, eq, gt, inArray, isNotNull, max, or, sql } from 'drizzle-orm'
import { notify } from '#kit/notices/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { jobs } from '#platform/jobs/tables.ts'
import { mailJobNames } from '#platform/mail/mail-jobs.ts'
import { notifications } from './notification.table.server.ts'

const kind = 'failedMail'

interface Needed {
  database: Pick<Database, 'orm'>
  config: Pick<Config, 'adminUserIds'>
}

/** Each admin hears of those since their last notification, at most once an hour. */
export const reportFailedMail = defineJob({
  name: 'report-failed-mail',
  schedule: { everyMinutes: 60 },
  async run({ database: { orm }, config: { adminUserIds } }: Needed) {
    const isLost = and(
      isNotNull(jobs.failure),
      isNotNull(jobs.failedAt),
      inArray(jobs.name, mailJobNames),
    )
    if ((await orm.$count(jobs, isLost)) === 0) return
    const isListed = sql`${users.id}::text = ANY (${sql.param(adminUserIds.map((id) => id.toLowerCase()))}::text[])`
    const admins = await orm
      .select({ id: users.id })
      .from(users)
      .where(or(eq(users.manages, true), isListed))
    for (const { id } of admins) {
      await orm.transaction(async (transaction) => {
        const [last] = await transaction
          .select({ at: max(notifications.createdAt) })
          .from(notifications)
          .where(and(eq(notifications.userId, id), eq(notifications.kind, kind)))
        const isNew = last?.at ? gt(jobs.failedAt, last.at) : undefined
        const count = await transaction.$count(jobs, and(isLost, isNew))
        if (count > 0) {
          await notify(transaction, [id], { kind, facts: { count }, path: '/manager/dashboard' })
        }
      })
    }
  },
})
