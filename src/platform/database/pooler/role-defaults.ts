import { type Client, escapeIdentifier as quoted, escapeLiteral } from 'pg'
import type { Settings } from './session-settings.ts'

/** The settings for which neither the role nor the database has a default. */
export async function missingDefaults(client: Client, settings: Settings): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS name WHERE NOT EXISTS (
       SELECT FROM pg_db_role_setting, unnest(setconfig) AS entry
       WHERE setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
         AND setrole IN (0, (SELECT oid FROM pg_roles WHERE rolname = session_user))
         AND split_part(entry, '=', 1) = name)
     ORDER BY name`,
    [Object.keys(settings)],
  )
  return rows.map(({ name }) => name)
}

/** Any role may set its own defaults; connections that are open already keep their former ones. */
export async function setDefaults(client: Client, settings: Settings): Promise<void> {
  const missing = await missingDefaults(client, settings)
  if (missing.length === 0) return
  const { rows } = await client.query<{ database: string }>('SELECT current_database() AS database')
  const role = `ALTER ROLE SESSION_USER IN DATABASE ${quoted(rows[0]?.database ?? '')}`
  const statements = missing.map(
    (name) => `${role} SET ${name} = ${escapeLiteral(settings[name] ?? '')}`,
  )
  await client.query(['SET LOCAL role = NONE', ...statements].join('; '))
}

/** Whether the server connection was opened before its role had the defaults. */
export async function isStale(client: Client, settings: Settings): Promise<boolean> {
  const { role, ...listed } = settings
  const { rows } = await client.query<{ isStale: boolean }>(
    `SELECT count(*) < cardinality($1::text[]) OR coalesce($2 <> current_user::text, false) AS "isStale"
     FROM pg_settings WHERE name = ANY ($1) AND source IN ('database', 'user', 'database user')`,
    [Object.keys(listed), role ?? null],
  )
  return rows[0]?.isStale ?? true
}
