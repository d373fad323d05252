import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

export const rates = pgTable(
  'rates',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [index().on(table.endsAt)],
)
