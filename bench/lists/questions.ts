import type { Pool } from 'pg'
import { writeCursor } from '#platform/list/page.ts'
import type { Question } from './comparison.ts'

const SAMPLES = 500

type Table = 'books' | 'users'

export const listOf =
  (table: Table) =>
  (name: string, query: string): Question => ({ name, paths: [`/${table}?${query}`] })

export const searchOf =
  (table: Table) =>
  (name: string, term: string): Question =>
    listOf(table)(`search, ${name}`, `searchTerm=${encodeURIComponent(term)}`)

export async function someIds(pool: Pool, table: Table): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM ${table} TABLESAMPLE BERNOULLI (5) REPEATABLE (1) LIMIT ${SAMPLES}`,
  )
  return rows.map(({ id }) => id)
}

type Depth = {
  table: Table | 'members' | 'shelf_books'
  key: string
  size: number
  fingerprint: unknown
  of?: string
}

/** Writes the cursor directly: paging to the middle would take too long. */
export async function halfWay(
  pool: Pool,
  { table, key, size, fingerprint, of = 'true' }: Depth,
): Promise<string> {
  const { rows } = await pool.query<{ key: string; id: string }>(
    `SELECT ${key} AS key, id FROM ${table} WHERE ${of} ORDER BY ${key}, id OFFSET $1 LIMIT 1`,
    [Math.floor(size / 2)],
  )
  const { key: last = '', id = '' } = rows[0] ?? {}
  const total = { count: Math.min(size, 10_000), exact: size <= 10_000 }
  return writeCursor(fingerprint, { stage: 0, key: last, id, total })
}
