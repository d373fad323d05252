import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { books } from '#modules/catalogue/books/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { id, times } from '#platform/database/columns.ts'

export const readings = pgTable(
  'readings',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bookId: uuid()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    rating: smallint(),
    note: text(),
    startedOn: date(),
    finishedOn: date(),
    ...times,
  },
  (table) => [
    unique('readings_once').on(table.userId, table.bookId),
    index('readings_book').on(table.bookId),
    index('readings_finished')
      .on(table.userId, table.finishedOn)
      .where(sql`${table.finishedOn} IS NOT NULL`),
    check('readings_rating_range', sql`${table.rating} BETWEEN 1 AND 5`),
    check('readings_note_size', sql`char_length(${table.note}) BETWEEN 1 AND 5000`),
    check('readings_dates_order', sql`${table.startedOn} <= ${table.finishedOn}`),
  ],
)
