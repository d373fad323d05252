import type { Client } from 'pg'
import { pino } from 'pino'
import { sampleAddresses } from '#domains/identity/auth/index.server.ts'
import { advice, error, type Findings, reasonOf, warning } from '#kit/features/index.server.ts'
import { isPrivate } from '#platform/config/base-url.ts'
import type { Config } from '#platform/config/config.ts'
import { openServer } from '#platform/database/database.ts'
import {
  appliedMigrations,
  MigrationRefused,
  pendingMigrations,
} from '#platform/database/migration/migration-history.ts'
import { readMigrations } from '#platform/database/migration/read-migrations.ts'
import { examinePooler, isPooled, UnfitPooler } from '#platform/database/pooler/detect-pooler.ts'
import { isStale, missingDefaults } from '#platform/database/pooler/role-defaults.ts'
import { withRole } from '#platform/database/pooler/session-settings.ts'
import { servingRole } from '#platform/database/row-security/serving-role.ts'
import { waitForServer } from '#platform/database/wait-for-server.ts'
import { checkServer } from './check-server.server.ts'

const connectTimeoutMs = 1000

export async function checkDatabase(config: Config, processes = 1): Promise<Findings> {
  const log = pino({ level: 'silent' })
  try {
    const { connection, leave } = await openServer(config, log)
    try {
      return await lookAt(await waitForServer(connection, log, connectTimeoutMs), config, processes)
    } finally {
      await leave()
    }
  } catch (cause) {
    if (cause instanceof UnfitPooler) return [error(cause.message)]
    return [error(`The database cannot be reached: ${reasonOf(cause)}`)]
  }
}

async function lookAt(client: Client, config: Config, processes: number): Promise<Findings> {
  try {
    return [
      ...(await checkServer(client, processes)),
      ...(await checkRole(client, config)),
      ...(await checkPooler(client, config)),
      ...(await checkSchema(client)),
      ...(await checkPeople(client, config)),
    ]
  } finally {
    await client.end()
  }
}

type Person = { email: string; manages: boolean }

async function checkPeople(
  client: Client,
  { localMode, demoMode, adminUserIds }: Config,
): Promise<Findings> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('public.users') IS NOT NULL AS "isThere"`,
  )
  if (!tables[0]?.isThere) return []
  const { rows: samples } = await client.query<Person>(
    'SELECT email::text, manages FROM users WHERE email = ANY ($1::citext[]) ORDER BY email',
    [localMode || demoMode ? [] : sampleAddresses],
  )
  const { rowCount: admins } = await client.query(
    'SELECT FROM users WHERE (manages OR id = ANY ($1)) AND NOT banned LIMIT 1',
    [adminUserIds],
  )
  return [
    ...samples.map(({ email, manages }) =>
      (manages ? error : warning)(`The sample account ${email} still exists: delete it`),
    ),
    admins === 0 && warning('There are no admins: run npm run admin -- grant you@example.org'),
  ]
}

async function checkPooler(client: Client, config: Config): Promise<Findings> {
  const { databasePooler, databaseDirectUrl } = config
  const isThere = await isPooled(client)
  if (databasePooler === 'none' && isThere) {
    return [error('DATABASE_POOLER is none, but DATABASE_URL names a pooler: remove it')]
  }
  if (!isThere) return []
  await examinePooler(client)
  const settings = withRole(await servingRole(client))
  const missing = await missingDefaults(client, settings)
  const remedy = 'run npm run admin -- doctor --fix'
  return [
    missing.length > 0 &&
      warning(`Behind the pooler, the role lacks defaults (${missing.join(', ')}): ${remedy}`),
    missing.length === 0 &&
      (await isStale(client, settings)) &&
      warning(`The pooler has connections without the defaults of their role: ${remedy}`),
    databaseDirectUrl === undefined &&
      advice('DATABASE_DIRECT_URL is not set: migrations and backups go through the pooler'),
  ]
}

type Facts = { isSuperuser: boolean; isEncrypted: boolean }

/** The embedded server has one role, behind a socket that only its owner can open. */
async function checkRole(client: Client, { databaseUrl }: Config): Promise<Findings> {
  if (databaseUrl === undefined) return []
  const { rows } = await client.query<Facts>(
    `SELECT rolsuper AS "isSuperuser", coalesce(ssl, false) AS "isEncrypted"
     FROM pg_roles LEFT JOIN pg_stat_ssl ON pid = pg_backend_pid() WHERE rolname = current_user`,
  )
  const [role] = rows
  return [
    role?.isSuperuser &&
      warning('The role in DATABASE_URL is a superuser: it only needs to own its database'),
    role && !role.isEncrypted && openWay(new URL(databaseUrl)),
  ]
}

function openWay({ hostname, searchParams }: URL) {
  const host = searchParams.get('host') ?? hostname
  const isHere = /^(\/.*|localhost|127\..*|\[::1\]|)$/.test(host)
  if (isHere) return false
  const text = `The connection to the database at ${host} is not encrypted: add ?sslmode=verify-full to DATABASE_URL`
  return isPrivate(new URL(`http://${host}`)) ? warning(text) : error(text)
}

const needed = ['citext', 'pg_trgm', 'unaccent']

async function checkSchema(client: Client): Promise<Findings> {
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
