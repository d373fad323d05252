import { and, type SQL, sql } from 'drizzle-orm'
import { preparing } from '../database/prepared.ts'
import { shortMemory } from '../database/short-memory.ts'
import type { KeyOrder } from './order.ts'
import {
  countedAtMost,
  type CursorPlace,
  type Page,
  pageOf,
  type Paging,
  pageStart,
  totalOf,
} from './page.ts'
import { lengthFor, type Listed, type Reader, type Rows, stageColumn, totalColumn } from './rows.ts'

export type Search<Row> = {
  /** Names statements that are cached but planned at each call, because the same shape may match few rows or many. */
  name: string
  values: Record<string, unknown>
  orders: KeyOrder<Row>[]
  write: () => Written
  fingerprint: unknown
}

type Written = {
  stages: (SQL | undefined)[]
  all: readonly [begun: SQL | undefined, rest: SQL | undefined]
  /** Of a match: it need not be checked again. NULL is counted, but not shown. */
  stage: SQL
}

/** A total above 10,000 is remembered for a minute: counting so far costs more than all the rest of a search. */
const manyKept = 60_000

/** Up to this many matches are sorted by location; for more, the search runs again along the indexes of their orders. */
export const rankedAtMost = 3000

const number = (written: number) => sql.raw(`${written}`)

export function searchReader<Row extends Listed, Item>(rows: Rows<Row, Item>) {
  const { table } = rows

  const finding = preparing((orm: Reader, _, search: Search<Row>, length: number) => {
    const [begun, rest] = search.write().all.map((where) => where ?? sql`true`)
    const most = number(countedAtMost)
    // Prefix matches come first; if they fill the page, other matches are not searched.
    const beginning = orm
      .$with('beginning', {})
      .as(
        sql`SELECT count(*)::int AS many FROM (SELECT FROM ${table} WHERE ${begun} LIMIT ${most} + 1) AS begun`,
      )
    const isRoom = sql`(SELECT many FROM beginning) <= ${most}`
    // The first stage fills the page alone: its index gives the rows faster than a sort of all matches.
    const needsRanks =
      search.orders.length > 1 ? sql`(SELECT many FROM beginning) <= ${number(length)}` : isRoom
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
        >`CASE WHEN ${needsRanks} AND count(*) <= ${number(rankedAtMost)} THEN ARRAY(${ranked(search, length)}) END`,
      })
      .from(sql`found`)
      .prepare('')
  })

  function ranked({ orders, write }: Search<Row>, length: number): SQL {
    const keys = orders.map(({ key }, stage) => sql`${key} AS ${sql.identifier(`key${stage}`)}`)
    const by = orders.map(({ along }, stage) =>
      along(sql`CASE stage WHEN ${number(stage)} THEN ${sql.identifier(`key${stage}`)} END`),
    )
    const order = sql.join([sql`stage`, ...by, orders[0]?.along(sql`id`) ?? sql`id`], sql`, `)
    return sql`SELECT place::text FROM (
        SELECT ctid AS place, id, ${write().stage} AS stage, ${sql.join(keys, sql`, `)}
        FROM ${table} WHERE ctid = ANY (ARRAY(SELECT place FROM found)) OFFSET 0
      ) AS staged WHERE stage IS NOT NULL ORDER BY ${order} LIMIT ${number(length + 1)}`
  }

  function stageOf({ write }: Search<Row>): SQL<number> {
    const stages = write().stages.map((where, stage) => sql`WHEN ${where} THEN ${number(stage)}`)
    return sql`CASE ${sql.join(stages, sql` `)} END`
  }

  const uncounted = totalColumn(undefined)

  const readingFew = preparing((orm: Reader, _, search: Search<Row>, length: number) => {
    const places = sql`${sql.placeholder('places')}::tid[]`
    const stageHere = stageOf(search)
    const where = sql`${table}.ctid = ANY (${places}) AND ${stageHere} IS NOT NULL`
    const by = [sql`array_position(${places}, ${table}.ctid)`]
    const stage = stageColumn(stageHere)
    return rows.select(orm, { where, by, limit: length + 1, total: uncounted, stage }).prepare('')
  })

  type Asked = { length: number; stage: number; isBeyond: boolean }

  const readingStage = preparing((orm: Reader, _, search: Search<Row>, asked: Asked) => {
    const { length, stage, isBeyond } = asked
    const all = search.write().stages[stage]
    const { by = [], after } = search.orders[stage] ?? {}
    const beyond = isBeyond ? after?.(sql.placeholder('key'), sql.placeholder('id')) : undefined
    return rows
      .select(orm, {
        where: and(all, beyond),
        by,
        limit: length + 1,
        total: uncounted,
        stage: stageColumn(number(stage)),
      })
      .prepare('')
  })

  type From = Pick<CursorPlace, 'stage' | 'key' | 'id'>

  async function readStages(orm: Reader, search: Search<Row>, length: number, from?: From) {
    const { name, orders, values } = search
    const found: Row[] = []
    for (let stage = from?.stage ?? 0; stage < orders.length && found.length <= length; stage++) {
      const isBeyond = stage === from?.stage
      const page = `${isBeyond ? 'next' : 'first'} ${length} of stage ${stage} by ${name}`
      const read = readingStage(orm, page, search, { length, stage, isBeyond })
      const more = await read.execute({ ...values, key: from?.key, id: from?.id })
      // A row changed meanwhile may appear in a later stage too.
      found.push(...more.filter(({ id }) => !found.some((known) => known.id === id)))
    }
    return found.slice(0, length + 1)
  }

  const totals = shortMemory<Reader, number>(manyKept)

  async function find(orm: Reader, search: Search<Row>, length: number): Promise<Found> {
    const list = JSON.stringify(search.fingerprint)
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
      const few = readingFew(orm, `${length} of few by ${name}`, search, length)
      const found = await few.execute({ ...values, places })
      // Otherwise a row has changed meanwhile: the stages are read again to find its new place and its replacement.
      if (found.length === places.length) return { total, found }
    }
    return { total, found: await readStages(orm, search, length) }
  }

  return async (
    orm: Reader,
    search: Search<Row>,
    { cursor, limit }: Paging,
  ): Promise<Page<Item>> => {
    const { fingerprint, orders } = search
    const length = lengthFor(limit)
    const shown = { limit, show: rows.show }
    if (cursor === undefined) {
      const { total, found } = await firstPage(orm, search, length)
      return pageOf(fingerprint, orders, found, { ...shown, total: totalOf(total) })
    }
    const place = pageStart(fingerprint, orders, cursor)
    const found = await readStages(orm, search, length, place)
    return pageOf(fingerprint, orders, found, { ...shown, total: place.total })
  }
}

type Found = { total: number; places: string[] | null }
