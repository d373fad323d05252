import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Action } from '#platform/activity/actions.ts'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { activities } from '#platform/activity/tables.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { countedAtMost } from '#platform/list/page.ts'
import { dayBegins, daysBefore, daysShown, lastDays, lastWeek, sum, week } from '../days.ts'
import type { Counted, Figure, Series } from '../figures.ts'
import { figures } from './figure.table.server.ts'

type Orm = Pick<Database, 'orm'>

export interface DailyCounts {
  name: string
  moments: (since: Date) => SQL
}

export const recordedPerDay = (name: string, action: Action): DailyCounts => ({
  name,
  moments: (since) =>
    sql`SELECT ${activities.at} AS at FROM ${activities}
      WHERE ${activities.action} = ${action} AND ${activities.id} >= ${firstIdAt(since)}`,
})

const dayInUtc = sql.raw(`(at AT TIME ZONE 'UTC')::date`)
export const today = sql.raw(`(now() AT TIME ZONE 'UTC')::date`)

export async function readDays({ orm }: Orm, { name, moments }: DailyCounts): Promise<Series> {
  const days = lastDays(new Date(), daysShown)
  const [first = ''] = days
  const { rows } = await orm.execute<{ day: string; count: number }>(sql`
    SELECT ${dayInUtc}::text AS day, count(*)::int AS count
    FROM (${moments(dayBegins(first))} LIMIT ${countedAtMost + 1}) AS moments
    GROUP BY 1`)
  const isAll = rows.reduce((total, { count }) => total + count, 0) <= countedAtMost
  const kept = isAll ? [] : await keptDays({ orm }, name, first)
  const known = new Map((kept.length > 0 ? kept : rows).map(({ day, count }) => [day, count]))
  return days.map((day) => ({ day, count: known.get(day) ?? 0 }))
}

const keptDays = ({ orm }: Orm, name: string, first: string) =>
  orm
    .select({ day: figures.day, count: figures.value })
    .from(figures)
    .where(and(eq(figures.name, name), gte(figures.day, first)))

export async function storeDays(transaction: Transaction, { name, moments }: DailyCounts) {
  const { rows } = await transaction.execute<{ day: string | null }>(sql`
    SELECT (max(${figures.day}) + 1)::text AS day FROM ${figures}
    WHERE ${figures.name} = ${name}
      AND ${figures.countedAt} >= (${figures.day} + 1)::timestamp AT TIME ZONE 'UTC'`)
  const earliest = daysBefore(new Date(), daysShown - 1)
  const day = rows[0]?.day ?? earliest
  const first = day > earliest ? day : earliest
  await transaction.execute(sql`
    INSERT INTO ${figures} (name, day, value)
    SELECT ${name}, days.day, count(at) FROM generate_series(${first}::date, ${today}, '1 day') AS days(day)
    LEFT JOIN (${moments(dayBegins(first))}) AS moments ON ${dayInUtc} = days.day::date
    GROUP BY days.day
    ON CONFLICT (name, day, part) DO UPDATE SET value = excluded.value, counted_at = now()`)
}

export function grown(total: Counted, added: Series): Figure {
  const [first] = lastWeek(added)
  const change = first ? { by: sum(lastWeek(added)), since: first.day } : null
  const trend = added.map((_, at) => total.count - sum(added.slice(at + 1)))
  return { ...total, change, trend }
}

export function comparedByWeeks(series: Series): Figure {
  const count = sum(lastWeek(series))
  const before = series.slice(-2 * week, -week)
  const [first] = before
  const change = first ? { by: count - sum(before), since: first.day } : null
  const trend = series.slice(week - 1).map((_, at) => sum(series.slice(at, at + week)))
  return { count, exact: true, countedAt: null, change, trend }
}
