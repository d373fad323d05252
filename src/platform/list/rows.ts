import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'

export type Reader = Pick<Database['orm'], 'select' | 'with' | '$with'>

export type Part = {
  where: SQL | undefined
  by: SQL[]
  limit: number
  paging: PagingColumns
}

type PagingColumns = ReturnType<typeof pagingColumns>

/** Columns beside those of a record, by names that no field can have. */
export type Listed = { id: string; '#total': number | null; '#stage': number }

type Query<Row> = PromiseLike<Row[]> & {
  prepare: (name: string) => { execute: (values?: Record<string, unknown>) => Promise<Row[]> }
}

export type Rows<Row extends Listed, Item> = {
  table: PgTable
  select: (orm: Reader, part: Part) => Query<Row>
  show: (row: Row) => Item
}

/** Few page lengths keep the number of prepared statements small. */
const lengths = [5, 20, 100]

export const lengthFor = (limit: number): number =>
  lengths.find((length) => length >= limit) ?? limit

/** The limit is a literal: with a placeholder the generic plan assumes 10 % of the table and loses to a plan per call. */
export const orderAndLimit = (limit: number, by: SQL[]): SQL =>
  sql`${sql.join(by, sql`, `)} LIMIT ${sql.raw(`${limit}`)}`

export const pagingColumns = ({ total, stage }: { total?: SQL | undefined; stage: SQL }) => ({
  '#total': (total ? sql<number | null>`(${total})` : sql<number | null>`NULL::int`).as('#total'),
  '#stage': sql<number>`${stage}::int`.as('#stage'),
})
