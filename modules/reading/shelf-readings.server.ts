import { sql } from 'drizzle-orm'
import type { ShelfReadings } from '#modules/shelves/index.server.ts'
import { readings } from './reading.table.server.ts'
import { dateReading } from './verbs/date-reading.server.ts'

const shelfReadings: ShelfReadings = {
  ratingOf: (userId, bookId) => sql`(SELECT ${readings}.rating FROM ${readings}
    WHERE ${readings}.user_id = ${userId} AND ${readings}.book_id = ${bookId})`,
  dateReading,
}

export default shelfReadings
