import { desc, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { countUpTo } from '../list/count-up-to.ts'
import { mails } from './tables.ts'

const few = 5

/** Mail that could not be delivered so far, or never was: to whom and why, not what it says. */
export async function listFailedMails({ orm }: Pick<Database, 'orm'>) {
  const { id, recipient, attempts, failure, lostAt, createdAt } = mails
  const hasFailed = isNotNull(failure)
  const some = await orm
    .select({ id, recipient, attempts, failure, lostAt, createdAt })
    .from(mails)
    .where(hasFailed)
    .orderBy(desc(createdAt))
    .limit(few)
  return { total: await countUpTo(orm, mails, hasFailed), some }
}
