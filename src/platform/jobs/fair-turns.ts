import { type SQL, sql } from 'drizzle-orm'

interface Queue {
  /** Selects `id`, `key`, `due_at` and `is_running` of the rows that are running or due. */
  rows: SQL
  /** The rows of one key that run at once. */
  perKey: SQL | number
  limit: SQL | number
}

/**
 * Shares a queue among its keys, which name the user whose work a row is. A row waits for as many turns as rows of its key run
 * or are due before it. Rows of the same turn are drawn by lot, so that keys that have more work than there are workers do not
 * keep others out.
 */
export const fairTurns = ({ rows, perKey, limit }: Queue): SQL => sql`
  SELECT id, turn, random() AS lot FROM (
    SELECT id, is_running,
      row_number() OVER (PARTITION BY key ORDER BY is_running DESC, due_at, id) AS turn
    FROM (${rows}) AS queue
  ) AS turns
  WHERE NOT is_running AND turn <= ${perKey}
  ORDER BY turn, lot LIMIT ${limit}`
