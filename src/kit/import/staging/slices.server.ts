import type { PoolClient } from 'pg'

const size = 5000

/** A range of staged lines. Lines for the same book take turns. */
export type Slice = { after: number; last: number; lines: number; turns: number }

/** Yields the staged lines in file order, in ranges that one statement writes in a few seconds. */
export async function* slices(client: PoolClient): AsyncGenerator<Slice> {
  for (let after = 0; ;) {
    const { rows } = await client.query<Omit<Slice, 'after' | 'last'> & { last: number | null }>(
      `SELECT max(line) AS last, count(*)::int AS lines, max(turn)::int AS turns FROM (
         SELECT line, ${turn} AS turn
         FROM (SELECT * FROM incoming WHERE line > $1 ORDER BY line LIMIT ${size}) AS next
       ) AS counted`,
      [after],
    )
    const [found] = rows
    if (!found || found.last === null) return
    const { last, lines, turns } = found
    yield { after, last, lines, turns }
    after = last
  }
}

const turn = 'row_number() OVER (PARTITION BY title_key, author_key ORDER BY line)'

/** Replaces `incoming` in a query with the lines from `$1` to `$2`. */
export const slice = `incoming AS (
  SELECT *, ${turn} AS turn FROM incoming WHERE line > $1 AND line <= $2
)`
