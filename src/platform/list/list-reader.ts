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
  pageStart,
  stillMany,
  type Total,
  totalOf,
} from './page.ts'
import { lengthFor, type Listed, pagingColumns, type Rows } from './rows.ts'

type Orm = Database['orm']

type List<Row extends Listed> = {
  /** Names prepared statements, so values that differ per call must be placeholders, filled from `values`. */
  name: string
  where: SQL | undefined
  values: Record<string, unknown>
  /** For a filter that may match most of the table or almost nothing: no generic plan fits both. */
  plannedAnew?: boolean
  order: Order<Row>
  begin?: SQL | undefined
  /** The same condition as the index of the order has it: `where` has the statistics to count by. */
  pageWhere?: SQL | undefined
  fingerprint: unknown
}

/** PostgreSQL plans an unnamed statement at each call. */
const known = (name: string, { plannedAnew = false }: { plannedAnew?: boolean }) =>
  plannedAnew ? '' : name

export function listReader<Row extends Listed, Item>(rows: Rows<Row, Item>) {
  const firstPage = preparing((orm: Orm, name, list: List<Row>, length: number) => {
    const total = sql`${counting(orm, list)}`
    return part(orm, list, { beyond: list.begin, total, length }).prepare(known(name, list))
  })

  const firstOfMany = preparing((orm: Orm, name, list: List<Row>, length: number) =>
    part(orm, list, { beyond: list.begin, total: undefined, length }).prepare(known(name, list)),
  )

  const laterPage = preparing((orm: Orm, name, list: List<Row>, length: number) => {
    const beyond = list.order.after(sql.placeholder('key'), sql.placeholder('id'))
    return part(orm, list, { beyond, total: undefined, length }).prepare(known(name, list))
  })

  const count = preparing((orm: Orm, name, list: List<Row>) =>
    counting(orm, list).prepare(known(name, list)),
  )

  const totals = shortMemory<Orm, Total>(stillMany)

  type Length = { beyond: SQL | undefined; total: SQL | undefined; length: number }

  const part = (
    orm: Orm,
    { where, pageWhere = where, order }: List<Row>,
    { beyond, total, length }: Length,
  ) =>
    rows.select(orm, {
      where: and(pageWhere, beyond),
      by: order.by,
      limit: length + 1,
      paging: pagingColumns({ total, stage: sql`0` }),
    })

  function counting(orm: Orm, { where }: List<Row>) {
    const some = orm
      .select({ one: sql`1`.as('one') })
      .from(rows.table)
      .where(sql`${where ?? sql`true`} LIMIT ${sql.raw(`${countedAtMost + 1}`)}`)
      .as('counted')
    return orm.select({ total: sql<number>`count(*)::int`.as('total') }).from(some)
  }

  return async (orm: Orm, list: List<Row>, { cursor, limit }: Paging): Promise<Page<Item>> => {
    const { name, fingerprint, order, values } = list
    const after = cursor === undefined ? undefined : pageStart(fingerprint, [order], cursor)
    const length = lengthFor(limit)
    const shown = { limit, show: rows.show }
    if (after) {
      const next = laterPage(orm, `next ${length} of ${name}`, list, length)
      const found = await next.execute({ ...values, key: after.key, id: after.id })
      return pageOf(fingerprint, [order], found, { ...shown, total: after.total })
    }
    const key = JSON.stringify(fingerprint)
    const remembered = totals.recall(orm, key)
    if (remembered) {
      const first = firstOfMany(orm, `first ${length} of many ${name}`, list, length)
      const found = await first.execute(values)
      return pageOf(fingerprint, [order], found, { ...shown, total: remembered })
    }
    const first = firstPage(orm, `first ${length} of ${name}`, list, length)
    const found = await first.execute(values)
    const counted = async () =>
      (await count(orm, `count of ${name}`, list).execute(values))[0]?.total ?? 0
    // A list that starts behind its last row is not empty.
    const total = totalOf(found[0]?.['#total'] ?? (list.begin ? await counted() : 0))
    if (!total.exact) totals.keep(orm, key, total)
    return pageOf(fingerprint, [order], found, { ...shown, total })
  }
}
