import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** How often something was done since its window opened. */
export const rates = pgTable(
  'rates',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [index().on(table.endsAt)],
)
