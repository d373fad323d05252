import type { PoolClient } from 'pg'
import type { Plan } from './plan.server.ts'

const size = 5000

/** Lines of one record have turns, in the order of the file. */
export type Slice = { after: number; last: number; lines: number; turns: [number, number] }

/** All imports write their records in the same order: two with the same records wait for each other and never deadlock. */
export const orderLines = (client: PoolClient, { order, turn, window }: Plan) =>
  client.query(`
    CREATE TEMPORARY TABLE ordered ON COMMIT DROP AS
    SELECT _line, row_number() OVER (ORDER BY ${order})::int AS _place, ${turn}::int AS _turn,
      first_value(_line) OVER (${window}) AS _first
    FROM incoming;
    CREATE UNIQUE INDEX ON ordered (_place);
    ANALYZE ordered`)

export async function* slices(client: PoolClient): AsyncGenerator<Slice> {
  for (let after = 0; ; after += size) {
    const { rows } = await client.query<{ lines: number; first: number; last: number }>(
      `SELECT count(*)::int AS lines, min(_turn) AS first, max(_turn) AS last FROM ordered
       WHERE _place > $1 AND _place <= $2`,
      [after, after + size],
    )
    const [found] = rows
    if (!found || found.lines === 0) return
    const { lines, first, last } = found
    yield { lines, turns: [first, last], after, last: after + size }
  }
}
