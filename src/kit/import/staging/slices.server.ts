import type { PoolClient } from 'pg'
import type { Plan } from './plan.server.ts'

const size = 5000

export type Slice = { after: number; last: number; lines: number; turns: number }

export async function* slices(client: PoolClient, { turn }: Plan): AsyncGenerator<Slice> {
  for (let after = 0; ;) {
    const { rows } = await client.query<Omit<Slice, 'after' | 'last'> & { last: number | null }>(
      `SELECT max(_line) AS last, count(*)::int AS lines, max(_turn)::int AS turns FROM (
         SELECT _line, ${turn} AS _turn
         FROM (SELECT * FROM incoming WHERE _line > $1 ORDER BY _line LIMIT ${size}) AS next
       ) AS counted`,
      [after],
    )
    const [found] = rows
    if (!found || found.last === null) return
    yield { ...found, last: found.last, after }
    after = found.last
  }
}
