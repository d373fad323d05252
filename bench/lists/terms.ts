import type { Pool } from 'pg'
import { finder } from '../bare/queries.ts'

type Table = 'books' | 'users'

const SLIPS = 300

export function termsOf(words: string[], table: Table) {
  const long = words.filter((word) => word.length > 5).map((word) => word.toLowerCase())
  const commonest = words.find((word) => word.length > 2)?.toLowerCase() ?? ''
  return {
    commonest,
    middle: long[30]?.slice(1, 5) ?? '',
    two: `${commonest} ${long[25]}`,
    /** A common word with a typo: its trigrams are common, the word itself occurs nowhere. */
    mistyped: (pool: Pool) => fruitless(pool, table, long.slice(0, SLIPS).map(withSlip)),
    apart: (pool: Pool) =>
      fruitless(
        pool,
        table,
        long.slice(SLIPS).map((word, at) => `${word} ${long[at + 2 * SLIPS] ?? ''}`),
      ),
  }
}

const withSlip = (word: string) =>
  `${word.slice(0, 3)}${word.charAt(4)}${word.charAt(3)}${word.slice(5)}`

async function fruitless(pool: Pool, table: Table, terms: string[]): Promise<string> {
  for (const term of terms) if (!(await findsAny(pool, table, term))) return term
  throw new Error(`Something is found in ${table} by each of ${terms.length} terms`)
}

async function findsAny(pool: Pool, table: Table, term: string): Promise<boolean> {
  const values: unknown[] = []
  const where = finder(term, (value) => `$${values.push(value)}`)('')
  const { rowCount } = await pool.query(`SELECT FROM ${table} WHERE ${where} LIMIT 1`, values)
  return rowCount === 1
}
