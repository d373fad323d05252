import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { activities } from '../tables.ts'
import { snapshotOf } from './snapshot.ts'

type Orm = Pick<Database['orm'], 'execute'>

/** Up to where a reader has read the record. */
export interface TailPosition {
  /** The snapshot whose rows have been read. */
  seen: string
  /** While the rows between two snapshots come in several pages: the later snapshot, and the last row of a page. */
  cut: string | null
  lastId: string | null
}

interface Reading {
  /** The arguments of `json_build_object`. */
  columns: SQL
  pageLength: number
  /** Rows of earlier transactions are of no interest. */
  low?: bigint
  actions?: readonly string[]
}

interface Page<Row> {
  rows: Row[]
  /** The reader is there once it has done its work with these rows. */
  next: TailPosition
  isMore: boolean
}

/** Skips what is committed by now. */
export async function startOfTail(orm: Orm): Promise<TailPosition> {
  const { rows } = await orm.execute<{ seen: string }>(
    sql`SELECT pg_current_snapshot()::text AS seen`,
  )
  const [found] = rows
  if (!found) throw new Error('A database always has a snapshot')
  return { seen: found.seen, cut: null, lastId: null }
}

/**
 * The rows that were committed between two snapshots. A change of a record waits for the change before to be committed, so none
 * is between later snapshots than the next one; within two snapshots the ids are in the order of such changes.
 */
export async function readTail<Row extends { id: string }>(
  orm: Orm,
  { seen, cut, lastId }: TailPosition,
  { columns, pageLength, low = 0n, actions }: Reading,
): Promise<Page<Row>> {
  const { xmin } = snapshotOf(seen)
  const { rows: found } = await orm.execute<{ cut: string; row: Row | null }>(sql`
    WITH cut AS MATERIALIZED (
      SELECT coalesce(${cut}::pg_snapshot, pg_current_snapshot()) AS snapshot
    ), new AS MATERIALIZED (
      SELECT id, json_build_object(${columns}) AS row FROM ${activities}
      WHERE transaction >= ${`${low > xmin ? low : xmin}`}::xid8
        AND transaction < pg_snapshot_xmax((SELECT snapshot FROM cut))
        AND NOT pg_visible_in_snapshot(transaction, ${seen}::pg_snapshot)
        AND pg_visible_in_snapshot(transaction, (SELECT snapshot FROM cut))
        AND (${lastId}::uuid IS NULL OR id > ${lastId}::uuid)
        ${actions && sql`AND action = ANY (${sql.param([...actions])}::text[])`}
    )
    SELECT cut.snapshot::text AS cut, page.row
    FROM cut LEFT JOIN LATERAL (SELECT * FROM new ORDER BY id LIMIT ${pageLength}) AS page ON true
    ORDER BY page.id`)
  const rows = found.flatMap(({ row }) => row ?? [])
  const reached = found[0]?.cut ?? seen
  const isMore = rows.length === pageLength
  const next = isMore
    ? { seen, cut: reached, lastId: rows.at(-1)?.id ?? null }
    : { seen: reached, cut: null, lastId: null }
  return { rows, next, isMore }
}
