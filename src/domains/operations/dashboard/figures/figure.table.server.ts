import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'

/** Totals at the end of a day, or so far today. */
export const currentTotals = [
  'books',
  'authors',
  'genres',
  'users',
  'sessions',
  'booksOfGenre',
] as const
export const arrivals = ['booksAdded', 'usersAdded', 'signIns', 'failedSignIns'] as const

export type Stand = (typeof currentTotals)[number]
export type Arrivals = (typeof arrivals)[number]

/** Counts that are too slow to compute per request: a job stores them, and keeps them for comparison. */
export const figures = pgTable(
  'figures',
  {
    name: text().$type<Stand | Arrivals>().notNull(),
    /** A genre id, or an empty string. */
    part: text().notNull().default(''),
    /** In UTC, like all days here. */
    day: date({ mode: 'string' }).notNull(),
    value: bigint({ mode: 'number' }).notNull(),
    countedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.day, table.part] })],
)
