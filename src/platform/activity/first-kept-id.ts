import { sql } from 'drizzle-orm'
import type { Limits } from '../config/limits.ts'
import type { Database } from '../database/database.ts'
import { firstIdAt } from './moment-id.ts'

/** Uses the database's clock, which made the ids: with a wrong process clock, young rows would count as old. */
export async function firstKeptId(
  { orm }: Pick<Database, 'orm'>,
  { activityDays }: Pick<Limits, 'activityDays'>,
): Promise<string> {
  const { rows } = await orm.execute<{ since: number }>(
    sql`SELECT extract(epoch FROM now() - make_interval(days => ${activityDays}))::float8 * 1000 AS since`,
  )
  const [kept] = rows
  if (!kept) throw new Error('A database always knows the time')
  return firstIdAt(new Date(kept.since))
}
