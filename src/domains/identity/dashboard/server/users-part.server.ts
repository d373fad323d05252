import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import {
  type DashboardPart,
  dayCount,
  fewSchema,
  grown,
  linked,
  rowCount,
  textsOf,
  week,
} from '#kit/dashboard/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { countUpTo } from '#platform/list/count-up-to.ts'

const text = textsOf('identity-dashboard')
const total = rowCount('users', users)
const added = dayCount(
  'usersAdded',
  (start) =>
    sql`SELECT ${users.createdAt} AS at FROM ${users} WHERE ${users.createdAt} >= ${start}`,
)

const banSchema = z.object({ id: z.uuid(), name: z.string(), email: z.string(), ends: z.date() })

export const usersPart: DashboardPart = {
  needs: { user: ['list'] },
  figures: ['users'],
  attention: { bansEnding: fewSchema(banSchema) },
  async read(database) {
    const days = await added.read(database)
    const figure = grown(await total.read(database), days)
    const bansEnding = await listEndingBans(database)
    return {
      attention: { bansEnding },
      items: [
        {
          kind: 'figure',
          name: 'users',
          figure,
          link: linked(text('figures.users'), '/manager/users'),
        },
        {
          kind: 'attention',
          order: 30,
          icon: 'ban',
          title: text('attention.bansEnding'),
          total: bansEnding.total,
          rows: bansEnding.some.map(({ id, name, email, ends }) => ({
            id,
            name: name || email,
            link: { to: '/manager/users/$id', params: { id } },
            at: ends,
          })),
          link: linked(text('attention.viewBanned'), '/manager/users', {
            search: { status: 'banned' },
          }),
        },
      ],
    }
  },
  counts: [total, added],
}

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
