import { and, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { preparing } from '../database/prepared.ts'
import type { Order } from './order.ts'
import { countedAtMost, type Page, pageOf, type Paging, placeOf, totalOf } from './page.ts'
import {
  lengthFor,
  type Listed,
  type Part,
  type Reader,
  type Rows,
  stageColumn,
  totalColumn,
} from './rows.ts'

/** What is found, in stages: parts with an order of their own; after the last row of one the next begins. */
export type Search<Row> = {
  /** Of its statements, which are written once and planned at each call: few words or many may be found by one shape. */
  name: string
  values: Record<string, unknown>
  /** By what each stage is ordered. */
  orders: Order<Row>[]
  write: () => Written
  /** Whether the stages leave out what comes before a beginning. */
  begins?: boolean
  mark: unknown
}

type Written = {
  /** What each stage holds. */
  stages: (SQL | undefined)[]
  /** What all stages together hold: what is counted along an index, and what else there is. */
  all: [begun: SQL | undefined, rest: SQL | undefined]
}

/** How pages of what is found are read, and how many there are: in one statement, since what is counted is what is read. */
export function searchReader<Row extends Listed, Item>(rows: Rows<Row, Item>) {
  const firstPage = preparing((orm: Reader, _, search: Search<Row>, length: number) => {
    const { stages, all } = search.write()
    const total = sql`SELECT total FROM counted`
    const found = orm
      .select({ total: sql<number>`count(*)::int`.as('total') })
      .from(allOf(orm, all))
    const parts = stages.map((where, stage) =>
      part(search, { stage, where, length, total: totalColumn(total) }),
    )
    return rows
      .unite(orm, parts, {
        counted: [orm.$with('counted').as(found)],
        // Nobody looks for more than there are.
        limit: sql`least(${sql.raw(`${length + 1}`)}, (${total}))`,
      })
      .prepare('')
  })

  const laterPage = preparing(
    (orm: Reader, _, search: Search<Row>, length: number, from: number) => {
      const beyond = search.orders[from]?.after(sql.placeholder('key'), sql.placeholder('id'))
      const { stages } = search.write()
      const parts = stages.map((all, stage) => {
        const where = stage === from ? and(all, beyond) : all
        return part(search, { stage, where, length, total: totalColumn(undefined) })
      })
      return rows
        .unite(orm, parts.slice(from), { counted: [], limit: sql.raw(`${length + 1}`) })
        .prepare('')
    },
  )

  const count = preparing((orm: Reader, _, search: Search<Row>) =>
    orm
      .select({ total: sql<number>`count(*)::int`.as('total') })
      .from(allOf(orm, search.write().all))
      .prepare(''),
  )

  type Stage = Pick<Part, 'where' | 'total'> & { stage: number; length: number }

  const part = ({ orders }: Search<Row>, { stage, where, length, total }: Stage): Part => ({
    where,
    by: orders[stage]?.by ?? [],
    // One more than shown tells whether there is a next page.
    limit: length + 1,
    total,
    stage: stageColumn(stage),
  })

  /** Many matches begin with what was looked for: where these are enough, nobody looks for the others. */
  function allOf(orm: Reader, [begun, rest]: Written['all']) {
    const some = (where: SQL | undefined) =>
      orm
        .select({ one: sql`1`.as('one') })
        .from(rows.table)
        .where(where)
    return unionAll(some(begun), some(rest))
      .limit(countedAtMost + 1)
      .as('found')
  }

  return async (
    orm: Reader,
    search: Search<Row>,
    { cursor, limit }: Paging,
  ): Promise<Page<Item>> => {
    const { name, mark, orders, values, begins } = search
    const after = cursor === undefined ? undefined : placeOf(mark, orders, cursor)
    const length = lengthFor(limit)
    const found = after
      ? await laterPage(
          orm,
          `next ${length} of stage ${after.stage} of ${name}`,
          search,
          length,
          after.stage,
        ).execute({ ...values, key: after.key, id: after.id })
      : await firstPage(orm, `first ${length} of ${name}`, search, length).execute(values)
    // A list that begins behind its last row is not empty.
    const counted = async () =>
      begins ? ((await count(orm, `count of ${name}`, search).execute(values))[0]?.total ?? 0) : 0
    const total = after?.total ?? totalOf(found[0]?.total ?? (await counted()))
    return pageOf(mark, orders, found, { limit, total, show: rows.show })
  }
}
