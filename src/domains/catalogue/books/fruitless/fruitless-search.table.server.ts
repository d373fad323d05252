import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'

/** What was looked for on a day and is not in the catalogue; by whom, nobody knows. */
export const fruitlessSearches = pgTable(
  'fruitless_searches',
  {
    /** In UTC. */
    day: date({ mode: 'string' }).notNull(),
    /** As texts are searched: without case and accents. */
    term: text().notNull(),
    count: integer().notNull().default(1),
    lastAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.day, table.term] })],
)
