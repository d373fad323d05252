import { isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { countUpTo } from '../list/count-up-to.ts'
import { mails } from './tables.ts'

type Orm = Database['orm']

const isWaiting = isNull(mails.lostAt)

/** How many mails are in the queue. */
export const waitingMails = async (orm: Orm) => (await countUpTo(orm, mails, isWaiting)).count

/** For how long the oldest of them has waited; none is 0. */
export async function oldestSeconds(orm: Orm): Promise<number> {
  const age = sql<number>`coalesce(extract(epoch from now() - min(${mails.createdAt})), 0)::float8`
  const [oldest] = await orm.select({ age }).from(mails).where(isWaiting)
  return oldest?.age ?? 0
}
