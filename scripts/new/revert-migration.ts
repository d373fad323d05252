import { sql } from 'drizzle-orm'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { leaveAsItIs } from '#platform/database/migration/migrate.ts'

const [migration = '', table = ''] = process.argv.slice(2)

await withDatabase(
  () => readConfig(process.env),
  ({ database }) => revert(database),
  leaveAsItIs,
)

/** Takes back a migration that made one table, if this database has applied it. */
async function revert({ orm }: Database) {
  const { rows } = await orm.execute<{ found: string | null }>(
    sql`SELECT to_regclass('drizzle.__drizzle_migrations')::text AS found`,
  )
  if (!rows[0]?.found) return
  await orm.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(
      sql`DELETE FROM drizzle.__drizzle_migrations WHERE name = ${migration}`,
    )
    if (rowCount === 1) await transaction.execute(sql`DROP TABLE ${sql.identifier(table)}`)
  })
}
