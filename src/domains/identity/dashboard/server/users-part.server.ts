import { sql } from 'drizzle-orm'
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
} from '#kit/dashboard/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { countUpTo } from '#platform/list/count-up-to.ts'
import { listEndingBans } from './list-ending-bans.server.ts'

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
