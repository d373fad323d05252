import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'

/** Searches per day without a result; no user is stored, for privacy. */
export const zeroResultSearches = pgTable(
  'fruitless_searches',
  {
    /** In UTC. */
    day: date({ mode: 'string' }).notNull(),
    /** Normalized like searched text: without case and accents. */
    term: text().notNull(),
    count: integer().notNull().default(1),
    lastAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.day, table.term] })],
)
