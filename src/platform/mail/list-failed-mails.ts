import { and, desc, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { jobs } from '../jobs/tables.ts'
import { countUpTo } from '../list/count-up-to.ts'
import { mailJobNames } from './mail-jobs.ts'

const few = 5

export async function listFailedMails({ orm }: Pick<Database, 'orm'>) {
  const { id, email, attempts, failure, failedAt, createdAt } = jobs
  const hasFailed = and(isNotNull(failure), inArray(jobs.name, mailJobNames))
  const recipient = sql<string>`coalesce(${email}, '')`
  const some = await orm
    .select({ id, recipient, attempts, failure, lostAt: failedAt, createdAt })
    .from(jobs)
    .where(hasFailed)
    .orderBy(desc(createdAt))
    .limit(few)
  return { total: await countUpTo(orm, jobs, hasFailed), some }
}
