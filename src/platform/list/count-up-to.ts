import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { countedAtMost, type Total, totalOf } from './page.ts'

export async function countUpTo(
  orm: Pick<Database['orm'], 'select'>,
  table: PgTable,
  where?: SQL,
): Promise<Total> {
  const some = orm
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(sql`${where ?? sql`true`} LIMIT ${sql.raw(`${countedAtMost + 1}`)}`)
    .as('counted')
  const [row] = await orm.select({ total: sql<number>`count(*)::int` }).from(some)
  return totalOf(row?.total ?? 0)
}
