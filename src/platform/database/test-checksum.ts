import { everyRow } from './row-security/test-tenants.ts'
import type { TestDatabase } from './test-database.ts'

/** Reads change rate limits and the time a user was last seen. Another cluster counts its own transactions. */
const notData = { tables: ['rates'], columns: ['last_seen_at', 'transaction'] }

export async function checksums({ pool }: Pick<TestDatabase, 'pool'>) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)`,
    [notData.tables],
  )
  const sums = tables.map(async ({ name }) => {
    const rows = await everyRow<{ sum: string }>(
      { pool },
      `SELECT md5(string_agg(content, '|' ORDER BY content)) AS sum
       FROM (SELECT (to_jsonb(one) - $1::text[])::text AS content FROM "${name}" AS one) AS rows`,
      [notData.columns],
    )
    return [name, rows[0]?.sum] as const
  })
  return Object.fromEntries(await Promise.all(sums))
}
