import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { jobs } from '../jobs/tables.ts'
import { countUpTo } from '../list/count-up-to.ts'
import { mailJobNames } from './mail-jobs.ts'

type Orm = Database['orm']

const isWaiting = and(inArray(jobs.name, mailJobNames), isNull(jobs.failedAt))

/** How many mails are in the queue. */
export const waitingMails = async (orm: Orm) => (await countUpTo(orm, jobs, isWaiting)).count

/** For how long the oldest of them has waited; none is 0. */
export async function oldestSeconds(orm: Orm): Promise<number> {
  const age = sql<number>`coalesce(extract(epoch from now() - min(${jobs.createdAt})), 0)::float8`
  const [oldest] = await orm.select({ age }).from(jobs).where(isWaiting)
  return oldest?.age ?? 0
}
