import type { PoolClient } from 'pg'
import type { Plan } from './plan.server.ts'
import { turnOf } from './statements.server.ts'

const size = 5000

/** A range of staged lines. Lines for the same record take turns. */
export type Slice = { after: number; last: number; lines: number; turns: number }

/** Yields the staged lines in file order, in ranges that one statement writes in a few seconds. */
export async function* slices(client: PoolClient, plan: Plan): AsyncGenerator<Slice> {
  for (let after = 0; ;) {
    const { rows } = await client.query<Omit<Slice, 'after' | 'last'> & { last: number | null }>(
      `SELECT max(_line) AS last, count(*)::int AS lines, max(turn)::int AS turns FROM (
         SELECT _line, ${turnOf(plan)} AS turn
         FROM (SELECT * FROM incoming WHERE _line > $1 ORDER BY _line LIMIT ${size}) AS next
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
