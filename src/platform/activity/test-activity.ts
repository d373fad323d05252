import { asc } from 'drizzle-orm'
import type { TestDatabase } from '../database/test-database.ts'
import { activities } from './tables.ts'

export function recordOf({ orm }: TestDatabase) {
  let seen = ''
  return async () => {
    const rows = await orm.select().from(activities).orderBy(asc(activities.id))
    const found = rows.filter(({ id }) => id > seen)
    seen = rows.at(-1)?.id ?? ''
    return found
  }
}
