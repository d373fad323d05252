import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import type { Order } from './order.ts'
import { countedAtMost, type Page, pageOf, type Paging, placeOf, totalOf } from './page.ts'
import { type Listed, type Rows, stageColumn, totalColumn } from './rows.ts'

type Orm = Database['orm']

/** Rows in an order that an index has. */
export type Shelf<Row extends Listed, Item> = {
  rows: Rows<Row, Item>
  /** Of its statements, which are prepared: what differs from call to call is named in `where` and given in `values`. */
  name: string
  where: SQL | undefined
  values: Record<string, unknown>
  order: Order<Row>
  /** Whose index tells how many there are; none where hardly a row is left out, and any will do. */
  countAlong: Pick<Order<Row>, 'by'> | undefined
  /** Where the first page begins, when not at the beginning. */
  begin?: SQL | undefined
  mark: unknown
}

/** How many rows a statement reads: few lengths make few statements. */
const lengths = [20, 100]

/** A page that begins after a place of the shelf, whatever was added or removed meanwhile. */
export async function readShelf<Row extends Listed, Item>(
  orm: Orm,
  shelf: Shelf<Row, Item>,
  { cursor, limit }: Paging,
): Promise<Page<Item>> {
  const { mark, order, values } = shelf
  const after = cursor === undefined ? undefined : placeOf(mark, [order], cursor)
  const length = lengths.find((some) => some >= limit) ?? limit
  const rows = after
    ? await laterPage(orm, shelf, length).execute({ ...values, key: after.key, id: after.id })
    : await firstPage(orm, shelf, length).execute(values)
  const counted = async () => (await count(orm, shelf).execute(values))[0]?.total ?? 0
  // A list that begins behind its last row is not empty.
  const total = after?.total ?? totalOf(rows[0]?.total ?? (shelf.begin ? await counted() : 0))
  return pageOf(mark, [order], rows, { limit, total, show: shelf.rows.show })
}

const firstPage = <Row extends Listed, Item>(orm: Orm, shelf: Shelf<Row, Item>, length: number) =>
  prepared(orm, `first ${length} of ${shelf.name}`, (name) => {
    const total = sql`${counting(orm, shelf)}`
    return part(orm, shelf, { beyond: shelf.begin, total, length }).prepare(name)
  })

const laterPage = <Row extends Listed, Item>(orm: Orm, shelf: Shelf<Row, Item>, length: number) =>
  prepared(orm, `next ${length} of ${shelf.name}`, (name) => {
    const beyond = shelf.order.after(sql.placeholder('key'), sql.placeholder('id'))
    return part(orm, shelf, { beyond, total: undefined, length }).prepare(name)
  })

const count = <Row extends Listed, Item>(orm: Orm, shelf: Shelf<Row, Item>) =>
  prepared(orm, `count of ${shelf.name}`, (name) => counting(orm, shelf).prepare(name))

type Length = { beyond: SQL | undefined; total: SQL | undefined; length: number }

const part = <Row extends Listed, Item>(
  orm: Orm,
  { rows, where, order }: Shelf<Row, Item>,
  { beyond, total, length }: Length,
) =>
  rows.select(orm, {
    where: and(where, beyond),
    by: order.by,
    limit: length + 1,
    total: totalColumn(total),
    stage: stageColumn(0),
  })

function counting<Row extends Listed, Item>(
  orm: Orm,
  { rows, where, countAlong }: Shelf<Row, Item>,
) {
  const some = orm
    .select({ one: sql`1`.as('one') })
    .from(rows.table)
    .where(where)
    .orderBy(...(countAlong?.by ?? []))
    .limit(countedAtMost + 1)
    .as('counted')
  return orm.select({ total: sql<number>`count(*)::int`.as('total') }).from(some)
}
