import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'

/** Any number that nothing else in this database locks. */
export const migrationLock = 7_462_836_472

/** The server always runs from the project's folder. */
export const projectMigrations = () => join(process.cwd(), 'migrations')

/** In the order in which they are applied; each is named by the time it was made. */
export const readMigrations = (folder = projectMigrations()) =>
  readMigrationFiles({ migrationsFolder: folder })

export async function appliedMigrations(client: ClientBase): Promise<number[]> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists`,
  )
  if (!tables[0]?.exists) return []
  const { rows } = await client.query<{ madeAt: string }>(
    'SELECT created_at AS "madeAt" FROM drizzle.__drizzle_migrations ORDER BY created_at',
  )
  return rows.map(({ madeAt }) => Number(madeAt))
}

/** Within a transaction that is under way, which Drizzle's own migrator would end. */
export async function applyWithin(client: ClientBase, migrations: MigrationMeta[]): Promise<void> {
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query(
      'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
      [hash, folderMillis],
    )
  }
}
