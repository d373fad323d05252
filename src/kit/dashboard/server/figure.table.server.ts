import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'

/** Counts that are too slow to compute per request: a job stores them, and keeps them for comparison. */
export const figures = pgTable(
  'figures',
  {
    /** A total at the end of a day, or so far today; or the records added on a day. */
    name: text().notNull(),
    /** The id of a record that the total is split by, or an empty string. */
    part: text().notNull().default(''),
    /** In UTC, like all days here. */
    day: date({ mode: 'string' }).notNull(),
    value: bigint({ mode: 'number' }).notNull(),
    countedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.day, table.part] })],
)
