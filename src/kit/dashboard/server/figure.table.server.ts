import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'

export const figures = pgTable(
  'figures',
  {
    name: text().notNull(),
    /** The id of a record that the total is split by, or an empty string. */
    part: text().notNull().default(''),
    day: date({ mode: 'string' }).notNull(),
    value: bigint({ mode: 'number' }).notNull(),
    countedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.day, table.part] })],
)
