import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { activities } from './tables.ts'

export async function isRecorded({ orm }: Pick<Database, 'orm'>, which: SQL): Promise<boolean> {
  const found = await orm.select({ id: activities.id }).from(activities).where(which).limit(1)
  return found.length > 0
}
