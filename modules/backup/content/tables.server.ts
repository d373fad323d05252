import { escapeIdentifier, type Pool } from 'pg'
import type { NotBackedUp } from '#kit/features/index.server.ts'

/** Tables of the base, with the reasons. */
export const notBackedUp: NotBackedUp = {
  sessions: 'a session that was ended since must not come back: every user signs in again',
  known_browsers: 'a browser that was removed since must not be known again',
  sign_in_codes: 'codes live for minutes',
  verifications: 'sign-ins by a provider that are under way',
  rates: 'counters of minutes and hours',
  idempotent_calls: 'answers to repeat within a day',
  undoable_acts: 'they can be undone for a day',
  undoable_changes: 'they go with their acts',
  undoable_references: 'they go with their acts',
  jobs: 'jobs that waited then have been done since',
}

/** Background jobs fill these tables, so rows in them don't mean that the installation is in use. */
const countedByItself = ['figures']

export type Table = { name: string; columns: string[] }

export async function listTables(
  client: Pick<Pool, 'query'>,
  leftOut: NotBackedUp,
): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> ALL ($1)
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     GROUP BY relname ORDER BY relname`,
    [Object.keys(leftOut)],
  )
  return rows
}

export const quoted = (table: string) => `public.${escapeIdentifier(table)}`

export const withColumns = ({ name, columns }: Table) =>
  `${quoted(name)} (${columns.map(escapeIdentifier).join(', ')})`

/** Another cluster counts its own transactions. */
const written = (table: string, column: string) =>
  table === 'activities' && column === 'transaction' ? 'NULL' : escapeIdentifier(column)

export const selectAll = ({ name, columns }: Table) =>
  `SELECT ${columns.map((column) => written(name, column)).join(', ')} FROM ${quoted(name)}`

export async function countRows(client: Pick<Pool, 'query'>, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${quoted(table)}`)
  return Number(rows[0]?.count)
}

export async function firstInUse(
  client: Pick<Pool, 'query'>,
  leftOut: NotBackedUp,
): Promise<string | undefined> {
  for (const { name } of await listTables(client, leftOut)) {
    const { rowCount } = await client.query(`SELECT FROM ${quoted(name)} LIMIT 1`)
    if (rowCount !== 0 && !countedByItself.includes(name)) return name
  }
  return undefined
}

/** Parts use the text format of COPY, which is the same in all PostgreSQL releases. */
export const partName = (table: string, count: number) =>
  `tables/${table}/${String(count).padStart(6, '0')}.copy`

export const tableOf = (entry: string) => /^tables\/([^/]+)\//.exec(entry)?.[1]
