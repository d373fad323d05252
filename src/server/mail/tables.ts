import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../database/columns.ts'

/** Mail on its way. What it says is sealed, since it may carry a code. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text().notNull(),
    sealed: text().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull().defaultNow(),
    uselessAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.dueAt)],
)
