import type { Pool } from 'pg'
import { z } from 'zod'
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
  of?: string
}

/** The place half-way down a list, as its cursor writes it. */
export async function halfWay(
  pool: Pool,
  { table, key, size, of = 'true' }: Depth,
): Promise<unknown[]> {
  const { rows } = await pool.query<{ key: string; id: string }>(
    `SELECT ${key} AS key, id FROM ${table} WHERE ${of} ORDER BY ${key}, id OFFSET $1 LIMIT 1`,
    [Math.floor(size / 2)],
  )
  const { key: last = '', id = '' } = rows[0] ?? {}
  return [0, last, id, Math.min(size, 10_000), size <= 10_000]
}

const page = z.object({ nextCursor: z.string() })
const cursor = z.tuple([z.string(), z.array(z.unknown())])

/** Puts another place into the cursor that the list gives: paging to the middle would take too long. */
export async function atItsPlace(
  { origin, cookie }: { origin: string; cookie: string },
  { place, ...question }: Question,
): Promise<Question> {
  if (!place) return question
  const [path = ''] = question.paths
  const answer = await fetch(`${origin}/api/v1${path}`, { headers: { cookie } })
  const { nextCursor } = page.parse(await answer.json())
  const written: unknown = JSON.parse(Buffer.from(nextCursor, 'base64url').toString())
  const moved = JSON.stringify([cursor.parse(written)[0], place])
  return { ...question, paths: [`${path}?cursor=${Buffer.from(moved).toString('base64url')}`] }
}
