import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { id, times } from '#platform/database/columns.ts'

export const readingGoals = pgTable(
  'reading_goals',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    year: smallint().notNull(),
    books: integer().notNull(),
    ...times,
  },
  (table) => [
    unique('reading_goals_once').on(table.userId, table.year),
    check('reading_goals_year_range', sql`${table.year} BETWEEN 1900 AND 2200`),
    check('reading_goals_books_range', sql`${table.books} BETWEEN 1 AND 10000`),
  ],
)
