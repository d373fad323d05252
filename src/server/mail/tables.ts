import { sql } from 'drizzle-orm'
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
    /** Why it could not be delivered the last time. */
    failure: text(),
    /** Since when nobody could use it any more; what it said is gone since then. */
    lostAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.dueAt),
    index('mails_failed')
      .on(table.createdAt)
      .where(sql`${table.failure} IS NOT NULL`),
  ],
)
