import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** Mail on its way. What it says is sealed, since it may carry a code. */
export const mails = pgTable(
  'mails',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuid_v7()`),
    recipient: text().notNull(),
    sealed: text().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull().defaultNow(),
    uselessAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.dueAt)],
)
