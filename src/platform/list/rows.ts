import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'

export type Reader = Pick<Database['orm'], 'select' | 'with' | '$with'>

/** What is read of a list in one go; `total` and `stage` come with each row. */
export type Part = {
  where: SQL | undefined
  by: SQL[]
  limit: number
  total: SQL.Aliased<number | null>
  stage: SQL.Aliased<number>
}

export type Listed = { id: string; total: number | null; stage: number }

type Query<Row> = PromiseLike<Row[]> & {
  prepare: (name: string) => { execute: (values?: Record<string, unknown>) => Promise<Row[]> }
}

/** How a list is read: from which table, what of it, and what people see of a row. */
export type Rows<Row extends Listed, Item> = {
  table: PgTable
  select: (orm: Reader, part: Part) => Query<Row>
  show: (row: Row) => Item
}

/** How many rows a statement reads: few lengths make few statements. */
const lengths = [5, 20, 100]

export const lengthFor = (limit: number): number =>
  lengths.find((length) => length >= limit) ?? limit

/**
 * An order and how many rows of it, written out: of a limit that is a value, PostgreSQL fears a tenth of the table, finds
 * its general plan too dear, and plans a prepared statement anew each time.
 */
export const orderAndLimit = (limit: number, by: SQL[]): SQL =>
  sql`${sql.join(by, sql`, `)} LIMIT ${sql.raw(`${limit}`)}`

export const totalColumn = (total: SQL | undefined) =>
  (total ? sql<number | null>`(${total})` : sql<number | null>`NULL::int`).as('total')

export const stageColumn = (stage: SQL) => sql<number>`${stage}::int`.as('stage')
