import type { Client } from 'pg'
import { appliedMigrations, readMigrations } from '#platform/database/migration-history.ts'
import { advice, error, type Findings, warning } from '../finding.server.ts'

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
  const known = readMigrations().map(({ folderMillis }) => folderMillis)
  const applied = await appliedMigrations(client)
  if (applied.some((made) => !known.includes(made))) {
    return error(
      'The database has been migrated by a newer release, which this one does not understand',
    )
  }
  const waiting = known.length - applied.length
  if (applied.length === 0) return advice('The database is empty: the first start makes its tables')
  return waiting > 0 && warning(`${waiting} migrations wait: the next start applies them`)
}
