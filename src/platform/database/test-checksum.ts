import { everyRow } from './row-security/test-tenants.ts'
import type { TestDatabase } from './test-database.ts'

/** Reads change rate limits and the time a user was last seen. Another cluster counts its own transactions. */
const notData = { tables: ['rates'], columns: ['last_seen_at', 'transaction'] }

export async function checksums({ pool }: Pick<TestDatabase, 'pool'>) {
  const { rows: tables } = await pool.query<{ statement: string }>(
    `SELECT format(
       $$SELECT %L AS name, md5(string_agg(content, '|' ORDER BY content)) AS sum
         FROM (SELECT (to_jsonb(one) - $1::text[])::text AS content FROM %I AS one) AS rows$$,
       tablename, tablename) AS statement
     FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)`,
    [notData.tables],
  )
  const statement = tables.map((table) => table.statement).join(' UNION ALL ')
  const sums = await everyRow<{ name: string; sum: string | null }>({ pool }, statement, [
    notData.columns,
  ])
  return Object.fromEntries(sums.map(({ name, sum }) => [name, sum]))
}
