import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { preparing } from '../database/prepared.ts'
import { shortMemory } from '../database/short-memory.ts'
import type { Order } from './order.ts'
import {
  countedAtMost,
  type Page,
  pageOf,
  type Paging,
  placeOf,
  stillMany,
  type Total,
  totalOf,
} from './page.ts'
import { lengthFor, type Listed, type Rows, stageColumn, totalColumn } from './rows.ts'

type Orm = Database['orm']

/** Rows in an order that an index has. */
type Shelf<Row extends Listed> = {
  /** Of its statements, which are prepared: what differs from call to call is named in `where` and given in `values`. */
  name: string
  where: SQL | undefined
  values: Record<string, unknown>
  /** What is asked for may be most of the table or hardly anything: no plan is good for both, so each call gets its own. */
  plannedAnew?: boolean
  order: Order<Row>
  /** Where the first page begins, when not at the beginning. */
  begin?: SQL | undefined
  mark: unknown
}

/** A statement without a name is planned whenever it is asked. */
const known = (name: string, { plannedAnew = false }: { plannedAnew?: boolean }) =>
  plannedAnew ? '' : name

/** How shelves of such rows are read: a page that begins after a place, whatever was added or removed meanwhile. */
export function shelfReader<Row extends Listed, Item>(rows: Rows<Row, Item>) {
  const firstPage = preparing((orm: Orm, name, shelf: Shelf<Row>, length: number) => {
    const total = sql`${counting(orm, shelf)}`
    return part(orm, shelf, { beyond: shelf.begin, total, length }).prepare(known(name, shelf))
  })

  const firstOfMany = preparing((orm: Orm, name, shelf: Shelf<Row>, length: number) =>
    part(orm, shelf, { beyond: shelf.begin, total: undefined, length }).prepare(known(name, shelf)),
  )

  const laterPage = preparing((orm: Orm, name, shelf: Shelf<Row>, length: number) => {
    const beyond = shelf.order.after(sql.placeholder('key'), sql.placeholder('id'))
    return part(orm, shelf, { beyond, total: undefined, length }).prepare(known(name, shelf))
  })

  const count = preparing((orm: Orm, name, shelf: Shelf<Row>) =>
    counting(orm, shelf).prepare(known(name, shelf)),
  )

  const totals = shortMemory<Orm, Total>(stillMany)

  type Length = { beyond: SQL | undefined; total: SQL | undefined; length: number }

  const part = (orm: Orm, { where, order }: Shelf<Row>, { beyond, total, length }: Length) =>
    rows.select(orm, {
      where: and(where, beyond),
      by: order.by,
      limit: length + 1,
      total: totalColumn(total),
      stage: stageColumn(sql`0`),
    })

  /** In no order, so that nothing is ever sorted for it: any index will do, and the smallest does it best. */
  function counting(orm: Orm, { where }: Shelf<Row>) {
    const some = orm
      .select({ one: sql`1`.as('one') })
      .from(rows.table)
      .where(sql`${where ?? sql`true`} LIMIT ${sql.raw(`${countedAtMost + 1}`)}`)
      .as('counted')
    return orm.select({ total: sql<number>`count(*)::int`.as('total') }).from(some)
  }

  return async (orm: Orm, shelf: Shelf<Row>, { cursor, limit }: Paging): Promise<Page<Item>> => {
    const { name, mark, order, values } = shelf
    const after = cursor === undefined ? undefined : placeOf(mark, [order], cursor)
    const length = lengthFor(limit)
    const shown = { limit, show: rows.show }
    if (after) {
      const next = laterPage(orm, `next ${length} of ${name}`, shelf, length)
      const found = await next.execute({ ...values, key: after.key, id: after.id })
      return pageOf(mark, [order], found, { ...shown, total: after.total })
    }
    const list = JSON.stringify(mark)
    const remembered = totals.recall(orm, list)
    if (remembered) {
      const first = firstOfMany(orm, `first ${length} of many ${name}`, shelf, length)
      const found = await first.execute(values)
      return pageOf(mark, [order], found, { ...shown, total: remembered })
    }
    const first = firstPage(orm, `first ${length} of ${name}`, shelf, length)
    const found = await first.execute(values)
    const counted = async () =>
      (await count(orm, `count of ${name}`, shelf).execute(values))[0]?.total ?? 0
    // A list that begins behind its last row is not empty.
    const total = totalOf(found[0]?.total ?? (shelf.begin ? await counted() : 0))
    if (!total.exact) totals.keep(orm, list, total)
    return pageOf(mark, [order], found, { ...shown, total })
  }
}
