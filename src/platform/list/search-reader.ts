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
import { lengthFor, type Listed, pagingColumns, type Reader, type Rows } from './rows.ts'

export type Search<Row> = {
  /** Names statements that are cached but planned at each call, because the same shape may match few rows or many. */
  name: string
  values: Record<string, unknown>
  orders: KeyOrder<Row>[]
  write: () => Written
  fingerprint: unknown
  /** Part of what the name stands for. */
  isUncommon: boolean
}

type Written = {
  stages: (SQL | undefined)[]
  all: readonly [begun: SQL | undefined, rest: SQL | undefined]
  /** The remaining conditions that an index alone counts. */
  starts: (SQL | undefined)[]
  /** Whether a match need not be checked again. NULL is counted, but not shown. */
  stage: SQL
}

/** A total above 10,000 is remembered for a minute: counting so far costs more than all the rest of a search. */
const manyKept = 60_000

/** Up to this many matches of a common term are sorted; with more, the indexes of the orders meet enough of them soon. */
export const rankedAtMost = 3000

const number = (written: number) => sql.raw(`${written}`)

const most = number(countedAtMost)

const keyAt = (at: number) => sql.identifier(`key${at}`)

export function searchReader<Row extends Listed, Item>(rows: Rows<Row, Item>) {
  const { table } = rows

  const upToMost = (where: SQL | undefined) =>
    sql`(SELECT count(*)::int FROM (SELECT FROM ${table} WHERE ${where} LIMIT ${most} + 1) AS counted)`

  /** Matches that begin with the term come first, and indexes alone count them. */
  const starting = preparing((orm: Reader, _, search: Search<Row>) => {
    const { all, starts } = search.write()
    const beginning = orm.$with('beginning', {}).as(sql`SELECT ${upToMost(all[0])} AS many`)
    const many = sql`(SELECT many FROM beginning)`
    const others = starts.map((start) => upToMost(and(sql`${many} <= ${most}`, start)))
    return orm
      .with(beginning)
      .select({ total: sql<number>`greatest(${sql.join([many, ...others], sql`, `)})` })
      .from(sql`(SELECT) AS nothing`)
      .prepare('')
  })

  const counting = preparing((orm: Reader, _, search: Search<Row>) => {
    const counts = search.write().all.map(upToMost)
    return orm
      .select({ total: sql<number>`${sql.join(counts, sql` + `)}` })
      .from(sql`(SELECT) AS nothing`)
      .prepare('')
  })

  const ranking = preparing((orm: Reader, _, search: Search<Row>, length: number) => {
    const { all, stage } = search.write()
    const sorted = search.isUncommon ? countedAtMost : rankedAtMost
    const keys = keysOf(search).map(({ key }, at) => sql`${key} AS ${keyAt(at)}`)
    const columns = sql.join(
      [sql`ctid AS place`, sql`id`, sql`${stage} AS stage`, ...keys],
      sql`, `,
    )
    const parts = all.map((where) => sql`SELECT ${columns} FROM ${table} WHERE ${where}`)
    const found = orm
      .$with('found', {})
      .as(sql`${sql.join(parts, sql` UNION ALL `)} LIMIT ${most} + 1`)
    return orm
      .with(found)
      .select({
        total: sql<number>`count(*)::int`,
        places: sql<
          string[] | null
        >`CASE WHEN count(*) <= ${number(sorted)} THEN ARRAY(${ranked(search, length)}) END`,
      })
      .from(sql`found`)
      .prepare('')
  })

  const keysOf = ({ orders }: Search<Row>) => [...new Set(orders)]

  function ranked(search: Search<Row>, length: number): SQL {
    const [first, ...others] = keysOf(search)
    const stages = search.orders.flatMap((order, stage) =>
      order === first ? [] : sql`WHEN ${number(stage)} THEN ${keyAt(1 + others.indexOf(order))}`,
    )
    const key =
      stages.length > 0 ? sql`CASE stage ${sql.join(stages, sql` `)} ELSE key0 END` : sql`key0`
    const by = [key, sql`id`].map((column) => first?.along(column) ?? column)
    return sql`SELECT place::text FROM found WHERE stage IS NOT NULL
      ORDER BY ${sql.join([sql`stage`, ...by], sql`, `)} LIMIT ${number(length + 1)}`
  }

  function stageOf({ write }: Search<Row>): SQL<number> {
    const stages = write().stages.map((where, stage) => sql`WHEN ${where} THEN ${number(stage)}`)
    return sql`CASE ${sql.join(stages, sql` `)} END`
  }

  const readingFew = preparing((orm: Reader, _, search: Search<Row>, length: number) => {
    const places = sql`${sql.placeholder('places')}::tid[]`
    const stageHere = stageOf(search)
    const where = sql`${table}.ctid = ANY (${places}) AND ${stageHere} IS NOT NULL`
    const by = [sql`array_position(${places}, ${table}.ctid)`]
    const paging = pagingColumns({ stage: stageHere })
    return rows.select(orm, { where, by, limit: length + 1, paging }).prepare('')
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
        paging: pagingColumns({ stage: number(stage) }),
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
    const found = await findAll(orm, search, length)
    if (found.total > countedAtMost) totals.keep(orm, list, found.total)
    return found
  }

  async function findAll(orm: Reader, search: Search<Row>, length: number): Promise<Found> {
    const { name, values, orders } = search
    const nothing = { total: 0, places: null }
    const [started = nothing] = await starting(orm, `starts by ${name}`, search).execute(values)
    if (started.total > countedAtMost) return { total: started.total, places: null }
    // They fill the page alone: their indexes give the rows faster than a sort of all matches.
    if (orders.length > 1 && started.total > length) {
      const [counted = nothing] = await counting(orm, `count by ${name}`, search).execute(values)
      return { total: counted.total, places: null }
    }
    const statement = ranking(orm, `${length} found by ${name}`, search, length)
    const [found = nothing] = await statement.execute(values)
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
