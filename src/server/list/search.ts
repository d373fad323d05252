import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Place } from './cursor.ts'
import type { Order } from './order.ts'
import { countedAtMost, type Page, pageOf, type Paging, placeOf, totalOf } from './page.ts'
import { type Listed, type Reader, type Rows, stageColumn, totalColumn } from './rows.ts'

/** A part of what was found with an order of its own; after its last row the next stage begins. */
type Stage<Row> = { where: SQL | undefined; order: Order<Row> }

export type Search<Row> = {
  stages: Stage<Row>[]
  /** What all stages together hold. */
  all: SQL | undefined
  mark: unknown
}

/**
 * In a snapshot. The table is never read through, whatever the planner thinks of the first ten thousand matches: they
 * may be the only ones of a million. And nobody reads ahead: the best matches come before all others.
 */
export const searching = <Result>(
  orm: Pick<Database['orm'], 'transaction'>,
  search: (snapshot: Reader & Pick<Database['orm'], 'execute'>) => Promise<Result>,
): Promise<Result> =>
  orm.transaction(
    async (snapshot) => {
      await snapshot.execute(
        sql`SELECT set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
      )
      return search(snapshot)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** A page of what was found; in a snapshot, so that what is counted is what is read. */
export async function readSearch<Row extends Listed, Item>(
  snapshot: Reader,
  source: Rows<Row, Item>,
  { mark, stages, all }: Search<Row>,
  { cursor, limit }: Paging,
): Promise<Page<Item>> {
  const orders = stages.map(({ order }) => order)
  const after = cursor === undefined ? undefined : placeOf(mark, orders, cursor)
  const total = after?.total ?? (await countFound(snapshot, source, all))
  // One more tells whether there is a next page; nobody looks for more than there is.
  const wanted = !after && total.exact ? Math.min(limit + 1, total.count) : limit + 1
  const rows = wanted === 0 ? [] : await readRows(snapshot, source, { stages, after, wanted })
  return pageOf(mark, orders, rows, { limit, total, show: source.show })
}

type Reading<Row> = { stages: Stage<Row>[]; after: Place | undefined; wanted: number }

function readRows<Row extends Listed, Item>(
  snapshot: Reader,
  { unite }: Rows<Row, Item>,
  { stages, after, wanted }: Reading<Row>,
) {
  const first = after?.stage ?? 0
  const parts = stages.slice(first).map(({ where, order }, number) => {
    const beyond = after && number === 0 ? order.after(after.key, after.id) : undefined
    const [total, stage] = [totalColumn(undefined), stageColumn(first + number)]
    return { where: and(where, beyond), by: order.by, limit: wanted, total, stage }
  })
  return unite(snapshot, parts, wanted)
}

async function countFound<Row extends Listed, Item>(
  snapshot: Reader,
  { table }: Rows<Row, Item>,
  all: SQL | undefined,
) {
  const counted = snapshot
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(all)
    .limit(countedAtMost + 1)
    .as('counted')
  return totalOf(await snapshot.$count(counted))
}
