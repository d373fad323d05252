import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { countedAtMost } from '#platform/list/page.ts'
import type { Series } from '../dashboard.ts'
import { dayBegins, daysShown, lastDays } from '../days.ts'
import { dayInUtc, momentsOf } from './arrivals.server.ts'
import { type Arrivals, figures } from './figure.table.server.ts'

type Orm = Pick<Database, 'orm'>

/** Counts small numbers directly; large ones come from the stored figures. */
export async function readDays({ orm }: Orm, name: Arrivals): Promise<Series> {
  const days = lastDays(new Date(), daysShown)
  const [first = ''] = days
  const { rows } = await orm.execute<{ day: string; count: number }>(sql`
    SELECT ${dayInUtc}::text AS day, count(*)::int AS count
    FROM (${momentsOf[name](dayBegins(first))} LIMIT ${countedAtMost + 1}) AS moments
    GROUP BY 1`)
  const isAll = rows.reduce((sum, { count }) => sum + count, 0) <= countedAtMost
  const kept = isAll ? [] : await keptDays({ orm }, name, first)
  const known = new Map((kept.length > 0 ? kept : rows).map(({ day, count }) => [day, count]))
  return days.map((day) => ({ day, count: known.get(day) ?? 0 }))
}

const keptDays = ({ orm }: Orm, name: Arrivals, first: string) =>
  orm
    .select({ day: figures.day, count: figures.value })
    .from(figures)
    .where(and(eq(figures.name, name), gte(figures.day, first)))
