import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { jobs } from '../jobs/tables.ts'
import { countUpTo } from '../list/count-up-to.ts'
import { isWaitingMail } from './waiting-mail.ts'

type Orm = Database['orm']

export const waitingMails = async (orm: Orm) => (await countUpTo(orm, jobs, isWaitingMail)).count

export async function oldestSeconds(orm: Orm): Promise<number> {
  const age = sql<number>`coalesce(extract(epoch from now() - min(${jobs.createdAt})), 0)::float8`
  const [oldest] = await orm.select({ age }).from(jobs).where(isWaitingMail)
  return oldest?.age ?? 0
}
