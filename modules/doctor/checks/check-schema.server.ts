import type { Client } from 'pg'
import { advice, error, type Findings, warning } from '#kit/features/index.server.ts'
import {
  appliedMigrations,
  MigrationRefused,
  pendingMigrations,
} from '#platform/database/migration/migration-history.ts'
import { readMigrations } from '#platform/database/migration/read-migrations.ts'

const needed = ['citext', 'pg_trgm', 'unaccent']

export async function checkSchema(client: Client): Promise<Findings> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS name WHERE name NOT IN (SELECT name FROM pg_available_extensions)',
    [needed],
  )
  const missing = rows.map(({ name }) => name).join(', ')
  return [
    missing !== '' &&
      error(`PostgreSQL lacks the extensions ${missing} (Debian: postgresql-contrib)`),
    await migrations(client),
  ]
}

async function migrations(client: Client) {
  const known = readMigrations()
  const applied = await appliedMigrations(client, known)
  if (applied.length === 0) return advice('The database is empty: the first start creates tables')
  try {
    const waiting = pendingMigrations(known, applied).length
    return waiting > 0 && warning(`${waiting} migrations are pending: the next start applies them`)
  } catch (refused) {
    if (refused instanceof MigrationRefused) return error(refused.message)
    throw refused
  }
}
