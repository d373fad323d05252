import type { Pool } from 'pg'
import { finder } from '../bare/queries.ts'

type Table = 'books' | 'users'

const SLIPS = 300

/** What people type who look for something, out of words of which the commonest come first. */
export function termsOf(words: string[], table: Table) {
  const long = words.filter((word) => word.length > 5).map((word) => word.toLowerCase())
  const commonest = words.find((word) => word.length > 2)?.toLowerCase() ?? ''
  return {
    commonest,
    /** From inside a word: none begins so. */
    middle: long[30]?.slice(1, 5) ?? '',
    /** Each stands in many rows. */
    two: `${commonest} ${long[25]}`,
    /** A slip of the finger in a common word: its letters are everywhere, it is nowhere. */
    mistyped: (pool: Pool) => fruitless(pool, table, long.slice(0, SLIPS).map(withSlip)),
    /** Two words that stand in some rows each, and in none together. */
    apart: (pool: Pool) =>
      fruitless(
        pool,
        table,
        long.slice(SLIPS).map((word, at) => `${word} ${long[at + 2 * SLIPS] ?? ''}`),
      ),
  }
}

/** The fourth letter and the fifth have changed places. */
const withSlip = (word: string) =>
  `${word.slice(0, 3)}${word.charAt(4)}${word.charAt(3)}${word.slice(5)}`

/** The first that nothing is found by. */
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
