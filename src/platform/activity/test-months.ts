import type { TestDatabase } from '../database/test-database.ts'
import { firstIdAt } from './moment-id.ts'

type Months = { from: number; until: number }

const now = new Date()

/** Counted from this month: -1 is the last one. */
export const monthBegins = (month: number, days = 0, hours = 0) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, 1 + days, hours))

export const monthName = (month: number) =>
  `activities_${monthBegins(month).toISOString().slice(0, 7).replace('-', '_')}`

const bound = (month: number) => `'${firstIdAt(monthBegins(month))}'`

/** Lays the partitions out as if the product had run from one month until shortly before the other. */
export async function layOutMonths({ pool }: TestDatabase, { from, until }: Months) {
  const { rows } = await pool.query<{ partition: string }>(
    'SELECT partition FROM activity_partitions()',
  )
  await pool.query(`DROP TABLE ${rows.map(({ partition }) => partition).join()}`)
  const add = (name: string, begins: string, ends: string) =>
    pool.query(
      `CREATE TABLE activity_months.${name} PARTITION OF activities FOR VALUES FROM (${begins}) TO (${ends})`,
    )
  await add('activities_earlier', 'MINVALUE', bound(from))
  for (let month = from; month < until; month++) {
    await add(monthName(month), bound(month), bound(month + 1))
  }
  await add('activities_later', bound(until), 'MAXVALUE')
}

export async function partitionNames({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT replace(partition::text, 'activity_months.', '') AS name FROM activity_partitions()
     ORDER BY begins NULLS FIRST`,
  )
  return rows.map(({ name }) => name)
}

export async function addActivity({ pool }: TestDatabase, at: Date): Promise<string> {
  const id = firstIdAt(at)
  await pool.query(
    `INSERT INTO activities (id, actor_type, action, target_type) VALUES ($1, 'user', 'pet.update', 'pet')`,
    [id],
  )
  return id
}

export async function partitionOf({ pool }: TestDatabase, id: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM activities JOIN pg_class ON pg_class.oid = activities.tableoid WHERE id = $1`,
    [id],
  )
  return rows[0]?.name
}
