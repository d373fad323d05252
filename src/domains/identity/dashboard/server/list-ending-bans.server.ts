import { and, asc, eq, sql } from 'drizzle-orm'
import { week } from '#kit/dashboard/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { countUpTo } from '#platform/list/count-up-to.ts'

const few = 5

export async function listEndingBans({ orm }: Pick<Database, 'orm'>) {
  const isEnding = and(
    eq(users.banned, true),
    sql`${users.banExpires} BETWEEN now() AND now() + make_interval(days => ${week})`,
  )
  const some = await orm
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      ends: sql<Date>`${users.banExpires}`.mapWith(users.banExpires),
    })
    .from(users)
    .where(isEnding)
    .orderBy(asc(users.banExpires))
    .limit(few)
  return { total: await countUpTo(orm, users, isEnding), some }
}
