import { and, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Action } from '#platform/activity/actions.ts'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { activities } from '#platform/activity/tables.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { countUpTo } from '#platform/list/count-up-to.ts'
import { countedAtMost } from '#platform/list/page.ts'
import { figures } from './figure.table.server.ts'
import type { Counted, Figure, Series } from './items.server.ts'

type Orm = Pick<Database, 'orm'>

const daysShown = 30
export const week = 7

/** Days are in UTC, so that they are the same for every user. */
export const daysBefore = (moment: Date, days: number) =>
  new Date(moment.getTime() - days * 24 * 3600_000).toISOString().slice(0, 10)
const dayBegins = (written: string) => new Date(`${written}T00:00:00Z`)

export const lastWeek = <Day>(series: Day[]) => series.slice(-week)
export const sum = (series: { count: number }[]) =>
  series.reduce((total, { count }) => total + count, 0)

const dayInUtc = sql.raw(`(at AT TIME ZONE 'UTC')::date`)
export const today = sql.raw(`(now() AT TIME ZONE 'UTC')::date`)

export const exactly = (count: number): Counted => ({ count, exact: true, countedAt: null })

/** The job counts more rows than a request may. */
export const rowCount = (name: string, table: PgTable, where: SQL = sql`true`) => ({
  async read(database: Orm): Promise<Counted> {
    const live = await countUpTo(database.orm, table, where)
    if (live.exact) return exactly(live.count)
    return (await storedTotal(database, name)) ?? { ...live, countedAt: null }
  },
  store: (transaction: Transaction) =>
    storeTotal(transaction, name, sql`SELECT count(*) FROM ${table} WHERE ${where}`),
})

export async function storedTotal({ orm }: Orm, name: string): Promise<Counted | undefined> {
  const [kept] = await orm
    .select({ count: figures.value, countedAt: figures.countedAt })
    .from(figures)
    .where(eq(figures.name, name))
    .orderBy(desc(figures.day))
    .limit(1)
  return kept && { ...kept, exact: true }
}

export async function storeTotal(transaction: Transaction, name: string, count: SQL) {
  await transaction.execute(sql`
    INSERT INTO ${figures} (name, day, value) VALUES (${name}, ${today}, (${count}))
    ON CONFLICT (name, day, part) DO UPDATE SET value = excluded.value, counted_at = now()`)
}

const keptDays = ({ orm }: Orm, name: string) =>
  orm
    .select({ day: figures.day, count: figures.value })
    .from(figures)
    .where(and(eq(figures.name, name), gte(figures.day, daysBefore(new Date(), daysShown - 1))))
    .orderBy(asc(figures.day))

export async function withChange(database: Orm, name: string, counted: Counted): Promise<Figure> {
  const now = new Date()
  const kept = (await keptDays(database, name)).filter(({ day }) => day < daysBefore(now, 0))
  const before = kept.find(({ day }) => day >= daysBefore(now, week))
  const change =
    before && counted.exact ? { by: counted.count - before.count, since: before.day } : null
  return { ...counted, change, trend: [...kept.map(({ count }) => count), counted.count] }
}

/** `momentsSince` selects the moments to count as `at`. */
export const dayCount = (name: string, momentsSince: (start: Date) => SQL) => ({
  async read({ orm }: Orm): Promise<Series> {
    const now = new Date()
    const days = Array.from({ length: daysShown }, (_, at) => daysBefore(now, daysShown - 1 - at))
    const [first = ''] = days
    const { rows } = await orm.execute<{ day: string; count: number }>(sql`
      SELECT ${dayInUtc}::text AS day, count(*)::int AS count
      FROM (${momentsSince(dayBegins(first))} LIMIT ${countedAtMost + 1}) AS moments
      GROUP BY 1`)
    const kept = sum(rows) <= countedAtMost ? [] : await keptDays({ orm }, name)
    const known = new Map((kept.length > 0 ? kept : rows).map(({ day, count }) => [day, count]))
    return days.map((day) => ({ day, count: known.get(day) ?? 0 }))
  },
  async store(transaction: Transaction) {
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
      LEFT JOIN (${momentsSince(dayBegins(first))}) AS moments ON ${dayInUtc} = days.day::date
      GROUP BY days.day
      ON CONFLICT (name, day, part) DO UPDATE SET value = excluded.value, counted_at = now()`)
  },
})

export const recordedPerDay = (name: string, action: Action) =>
  dayCount(
    name,
    (start) =>
      sql`SELECT ${activities.at} AS at FROM ${activities}
        WHERE ${activities.action} = ${action} AND ${activities.id} >= ${firstIdAt(start)}`,
  )

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
  return { ...exactly(count), change, trend }
}
