import { isDeepStrictEqual } from 'node:util'
import type { PoolClient } from 'pg'
import type { NotBackedUp } from '#kit/features/index.server.ts'
import {
  appliedMigrations,
  applyMigration,
} from '#platform/database/migration/migration-history.ts'
import { readMigrations } from '#platform/database/migration/read-migrations.ts'
import { listTables, quoted } from './tables.server.ts'

/** Tables that already have the schema of the backup are truncated, to keep their grants. */
export async function makeRoom(
  client: PoolClient,
  migrations: string[],
  leftOut: NotBackedUp,
): Promise<void> {
  const applied = await appliedMigrations(client)
  const names = applied.map(({ name }) => name)
  if (isDeepStrictEqual(new Set(names), new Set(migrations))) {
    const tables = [
      ...(await listTables(client, leftOut)).map(({ name }) => name),
      ...Object.keys(leftOut),
    ]
    await client.query(`TRUNCATE ${tables.map(quoted).join(', ')}`)
    return
  }
  await dropEverything(client)
  await client.query('DELETE FROM drizzle.__drizzle_migrations')
  for (const migration of readMigrations()) {
    if (migrations.includes(migration.name)) await applyMigration(client, migration)
  }
}

export async function bringUpToDate(client: PoolClient, migrations: string[]): Promise<void> {
  for (const migration of readMigrations()) {
    if (!migrations.includes(migration.name)) await applyMigration(client, migration)
  }
}

/** Extensions stay, because other applications may use them. */
async function dropEverything(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `WITH ours AS (
       SELECT pg_class.oid, 'pg_class'::regclass AS kind, format('TABLE IF EXISTS %s', oid::regclass) AS named
       FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       UNION ALL
       SELECT oid, 'pg_proc'::regclass, format('ROUTINE IF EXISTS %s', oid::regprocedure)
       FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       UNION ALL
       SELECT oid, 'pg_type'::regclass, format('TYPE IF EXISTS %s', oid::regtype)
       FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype IN ('d', 'e')
     )
     SELECT format('DROP %s CASCADE', named) AS statement FROM ours
     WHERE NOT EXISTS (
       SELECT FROM pg_depend WHERE classid = ours.kind AND objid = ours.oid AND deptype = 'e'
     )`,
  )
  for (const { statement } of rows) await client.query(statement)
}
