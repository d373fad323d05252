import { and, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Place } from './cursor.ts'
import type { Order } from './order.ts'
import { countedAtMost, type Page, pageOf, type Paging, placeOf, totalOf } from './page.ts'
import { type Listed, type Reader, type Rows, stageColumn, totalColumn } from './rows.ts'

/** A part of what was found with an order of its own; after its last row the next stage begins. */
type Stage<Row> = { where: SQL | undefined; order: Order<Row> }

export type Search<Row> = {
  stages: Stage<Row>[]
  /** What all stages together hold: what is counted along an index, and what else there is. */
  all: [begun: SQL | undefined, rest: SQL | undefined]
  /** Whether the stages leave out what comes before a beginning. */
  begins?: boolean
  mark: unknown
}

/** A page of what was found and how many there are, in one statement: what is counted is what is read. */
export async function readSearch<Row extends Listed, Item>(
  orm: Reader,
  source: Rows<Row, Item>,
  search: Search<Row>,
  { cursor, limit }: Paging,
): Promise<Page<Item>> {
  const { mark, stages, begins } = search
  const orders = stages.map(({ order }) => order)
  const after = cursor === undefined ? undefined : placeOf(mark, orders, cursor)
  const rows = await readRows(orm, source, { search, after, wanted: limit + 1 })
  // A list that begins behind its last row is not empty.
  const count = () => (begins ? orm.$count(allOf(orm, source, search)) : 0)
  const total = after?.total ?? totalOf(rows[0]?.total ?? (await count()))
  return pageOf(mark, orders, rows, { limit, total, show: source.show })
}

type Reading<Row> = { search: Search<Row>; after: Place | undefined; wanted: number }

/** One more than shown tells whether there is a next page; nobody looks for more than there are. */
function readRows<Row extends Listed, Item>(
  orm: Reader,
  source: Rows<Row, Item>,
  { search, after, wanted }: Reading<Row>,
) {
  const found = orm
    .select({ total: sql<number>`count(*)::int`.as('total') })
    .from(allOf(orm, source, search))
  const total = after ? undefined : sql`SELECT total FROM counted`
  const first = after?.stage ?? 0
  const parts = search.stages.slice(first).map(({ where, order }, number) => {
    const beyond = after && number === 0 ? order.after(after.key, after.id) : undefined
    return {
      where: and(where, beyond),
      by: order.by,
      limit: wanted,
      total: totalColumn(total),
      stage: stageColumn(first + number),
    }
  })
  return source.unite(orm, parts, {
    counted: after ? [] : [orm.$with('counted').as(found)],
    limit: total ? sql`least(${wanted}, (${total}))` : sql`${wanted}`,
  })
}

/** Many matches begin with what was looked for: where these are enough, nobody looks for the others. */
function allOf<Row extends Listed, Item>(
  orm: Reader,
  { table }: Rows<Row, Item>,
  { all: [begun, rest] }: Search<Row>,
) {
  const some = (where: SQL | undefined) =>
    orm
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(where)
  return unionAll(some(begun), some(rest))
    .limit(countedAtMost + 1)
    .as('found')
}
