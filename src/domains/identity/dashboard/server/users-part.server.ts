import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import {
  type DailyCounts,
  dashboardPart,
  fewSchema,
  figuresOf,
  grown,
  readDays,
  storeDays,
  storeTotal,
  totalOrStored,
  week,
} from '#kit/dashboard/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { countUpTo } from '#platform/list/count-up-to.ts'

const usersAdded: DailyCounts = {
  name: 'usersAdded',
  moments: (since) =>
    sql`SELECT ${users.createdAt} AS at FROM ${users} WHERE ${users.createdAt} >= ${since}`,
}

export const usersPart = dashboardPart({
  needs: { user: ['list'] },
  pieces: {
    figures: figuresOf('users'),
    attention: {
      bansEnding: fewSchema(
        z.object({ id: z.uuid(), name: z.string(), email: z.string(), ends: z.date() }),
      ),
    },
  },
  async read(database) {
    const days = await readDays(database, usersAdded)
    const total = await totalOrStored(database, 'users', await countUpTo(database.orm, users))
    return {
      figures: { users: grown(total, days) },
      attention: { bansEnding: await listEndingBans(database) },
    }
  },
  async store(transaction) {
    await storeTotal(transaction, 'users', sql`SELECT count(*) FROM ${users}`)
    await storeDays(transaction, usersAdded)
  },
})

const few = 5

async function listEndingBans({ orm }: Pick<Database, 'orm'>) {
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
