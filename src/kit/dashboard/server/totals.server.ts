import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Total } from '#platform/list/page.ts'
import { daysBefore, daysShown, week } from '../days.ts'
import type { Counted, Figure } from '../figures.ts'
import { today } from './daily-counts.server.ts'
import { figures } from './figure.table.server.ts'

type Orm = Pick<Database, 'orm'>

export const exactly = (count: number): Counted => ({ count, exact: true, countedAt: null })

export async function totalOrStored(database: Orm, name: string, live: Total): Promise<Counted> {
  if (live.exact) return exactly(live.count)
  return (await storedTotal(database, name)) ?? { ...live, countedAt: null }
}

export async function storedTotal({ orm }: Orm, name: string): Promise<Counted | undefined> {
  const [kept] = await orm
    .select({ count: figures.value, countedAt: figures.countedAt })
    .from(figures)
    .where(eq(figures.name, name))
    .orderBy(desc(figures.day))
    .limit(1)
  return kept && { ...kept, exact: true }
}

export async function withChange({ orm }: Orm, name: string, counted: Counted): Promise<Figure> {
  const now = new Date()
  const kept = await orm
    .select({ day: figures.day, value: figures.value })
    .from(figures)
    .where(
      and(
        eq(figures.name, name),
        gte(figures.day, daysBefore(now, daysShown - 1)),
        lt(figures.day, daysBefore(now, 0)),
      ),
    )
    .orderBy(asc(figures.day))
  const before = kept.find(({ day }) => day >= daysBefore(now, week))
  const change =
    before && counted.exact ? { by: counted.count - before.value, since: before.day } : null
  return { ...counted, change, trend: [...kept.map(({ value }) => value), counted.count] }
}

export async function storeTotal(transaction: Transaction, name: string, count: SQL) {
  await transaction.execute(sql`
    INSERT INTO ${figures} (name, day, value) VALUES (${name}, ${today}, (${count}))
    ON CONFLICT (name, day, part) DO UPDATE SET value = excluded.value, counted_at = now()`)
}
