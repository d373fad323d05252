import type { SQL } from 'drizzle-orm'
import { activities } from '#platform/activity/tables.ts'
import type { Database } from '#platform/database/database.ts'

export async function isRecorded({ orm }: Pick<Database, 'orm'>, which: SQL): Promise<boolean> {
  const found = await orm.select({ id: activities.id }).from(activities).where(which).limit(1)
  return found.length > 0
}
