import { and, getTableName, type SQL, sql } from 'drizzle-orm'
import { preparing } from '../database/prepared.ts'
import { shortMemory } from '../database/short-memory.ts'
import type { KeyOrder } from './order.ts'
import {
  countedAtMost,
  type Page,
  pageOf,
  type Paging,
  placeOf,
  stillMany,
  totalOf,
} from './page.ts'
import { lengthFor, type Listed, type Reader, type Rows, stageColumn, totalColumn } from './rows.ts'

/** What is found, in stages: parts with an order of their own; after the last row of one the next begins. */
export type Search<Row> = {
  /** Of its statements, which are written once and planned at each call: few words or many may be found by one shape. */
  name: string
  values: Record<string, unknown>
  /** By what each stage is ordered. */
  orders: KeyOrder<Row>[]
  write: () => Written
  mark: unknown
}

type Written = {
  /** What each stage holds. */
  stages: (SQL | undefined)[]
  /** What all stages together hold: what is counted along an index, and what else there is. */
  all: [begun: SQL | undefined, rest: SQL | undefined]
}

/** So few are put in order where they were found; more are read along the indexes of their orders, which looks for them again. */
export const rankedAtMost = 3000

const number = (written: number) => sql.raw(`${written}`)

/** How pages of what is found are read, and how many there are. */
export function searchReader<Row extends Listed, Item>(rows: Rows<Row, Item>) {
  const { table } = rows

  /** How many there are, and of few where in the table those lie that stand on the first page. */
  const finding = preparing((orm: Reader, _, search: Search<Row>, length: number) => {
    const [begun, rest] = search.write().all.map((where) => where ?? sql`true`)
    const most = number(countedAtMost)
    // Many matches begin with what was looked for: where these are enough, nobody looks for the others.
    const beginning = orm
      .$with('beginning', {})
      .as(
        sql`SELECT count(*)::int AS many FROM (SELECT FROM ${table} WHERE ${begun} LIMIT ${most} + 1) AS begun`,
      )
    const isRoom = sql`(SELECT many FROM beginning) <= ${most}`
    const found = orm.$with('found', {}).as(
      sql`SELECT ctid AS place FROM ${table} WHERE ${isRoom} AND ${begun}
          UNION ALL SELECT ctid FROM ${table} WHERE ${isRoom} AND ${rest} LIMIT ${most} + 1`,
    )
    return orm
      .with(beginning, found)
      .select({
        total: sql<number>`greatest(count(*)::int, (SELECT many FROM beginning))`,
        places: sql<
          string[] | null
        >`CASE WHEN ${isRoom} AND count(*) <= ${number(rankedAtMost)} THEN ARRAY(${ranked(search, length)}) END`,
      })
      .from(sql`found`)
      .prepare('')
  })

  /** The first of what was found, in the order of their stages. */
  function ranked({ orders, write }: Search<Row>, length: number): SQL {
    const stages = write().stages.map((where, stage) => sql`WHEN ${where} THEN ${number(stage)}`)
    const keys = orders.map(({ key }, stage) => sql`${key} AS ${sql.identifier(`key${stage}`)}`)
    const by = orders.map(({ along }, stage) =>
      along(sql`CASE stage WHEN ${number(stage)} THEN ${sql.identifier(`key${stage}`)} END`),
    )
    const order = sql.join([sql`stage`, ...by, orders[0]?.along(sql`id`) ?? sql`id`], sql`, `)
    return sql`SELECT place::text FROM (
        SELECT ctid AS place, id, CASE ${sql.join(stages, sql` `)} END AS stage, ${sql.join(keys, sql`, `)}
        FROM ${table} WHERE ctid = ANY (ARRAY(SELECT place FROM found)) OFFSET 0
      ) AS staged WHERE stage IS NOT NULL ORDER BY ${order} LIMIT ${number(length + 1)}`
  }

  /** In a statement that begins so, the table is no more than these rows, and whatever was changed meanwhile is none of them. */
  const onlyThese = (orm: Reader) =>
    orm
      .$with(getTableName(table), {})
      .as(
        sql`SELECT * FROM ${table} WHERE ctid = ANY (${sql.placeholder('places')}::tid[]) OFFSET 0`,
      )

  const reading = preparing((orm: Reader, _, search: Search<Row>, asked: Reading) => {
    const { length, beyond, areFew = false } = asked
    const parts = search.write().stages.map((all, stage) => {
      const order = search.orders[stage]
      const after = order?.after(sql.placeholder('key'), sql.placeholder('id'))
      return {
        where: stage === beyond ? and(all, after) : all,
        by: order?.by ?? [],
        // One more than shown tells whether there is a next page.
        limit: length + 1,
        total: totalColumn(undefined),
        stage: stageColumn(stage),
      }
    })
    return rows
      .unite(orm, parts.slice(beyond), {
        within: areFew ? [onlyThese(orm)] : [],
        limit: length + 1,
      })
      .prepare('')
  })

  const totals = shortMemory<Reader, number>(stillMany)

  async function find(orm: Reader, search: Search<Row>, length: number): Promise<Found> {
    const list = JSON.stringify(search.mark)
    const many = totals.recall(orm, list)
    if (many !== undefined) return { total: many, places: null }
    const statement = finding(orm, `${length} found by ${search.name}`, search, length)
    const [found = { total: 0, places: null }] = await statement.execute(search.values)
    if (found.total > countedAtMost) totals.keep(orm, list, found.total)
    return found
  }

  async function firstPage(orm: Reader, search: Search<Row>, length: number) {
    const { name, values } = search
    const { total, places } = await find(orm, search, length)
    if (total === 0) return { total, found: [] }
    if (places) {
      const few = reading(orm, `${length} of few by ${name}`, search, { length, areFew: true })
      const found = await few.execute({ ...values, places })
      // Else somebody has changed one of them: where it belongs now, and who comes in its place, nobody has looked.
      if (found.length === places.length) return { total, found }
    }
    const first = reading(orm, `first ${length} by ${name}`, search, { length })
    return { total, found: await first.execute(values) }
  }

  return async (
    orm: Reader,
    search: Search<Row>,
    { cursor, limit }: Paging,
  ): Promise<Page<Item>> => {
    const { name, mark, orders, values } = search
    const length = lengthFor(limit)
    const shown = { limit, show: rows.show }
    if (cursor === undefined) {
      const { total, found } = await firstPage(orm, search, length)
      return pageOf(mark, orders, found, { ...shown, total: totalOf(total) })
    }
    const { stage, key, id, total } = placeOf(mark, orders, cursor)
    const page = `next ${length} of stage ${stage} by ${name}`
    const read = reading(orm, page, search, { length, beyond: stage })
    const found = await read.execute({ ...values, key, id })
    return pageOf(mark, orders, found, { ...shown, total })
  }
}

type Found = { total: number; places: string[] | null }

type Reading = {
  length: number
  /** The stage in which the page before ended. */
  beyond?: number
  /** Whether it is known where they lie. */
  areFew?: boolean
}
