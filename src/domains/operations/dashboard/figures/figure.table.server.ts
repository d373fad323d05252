import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'

/** What there was at the end of a day, or so far. */
export const currentTotals = [
  'books',
  'authors',
  'genres',
  'users',
  'sessions',
  'booksOfGenre',
] as const
/** What came on a day. */
export const arrivals = ['booksAdded', 'usersAdded', 'signIns', 'failedSignIns'] as const

export type Stand = (typeof currentTotals)[number]
export type Arrivals = (typeof arrivals)[number]

/** What is too much to be counted whenever somebody looks: counted now and then instead, and kept to compare with. */
export const figures = pgTable(
  'figures',
  {
    name: text().$type<Stand | Arrivals>().notNull(),
    /** The id of a genre, or nothing. */
    part: text().notNull().default(''),
    /** In UTC, as all days here. */
    day: date({ mode: 'string' }).notNull(),
    value: bigint({ mode: 'number' }).notNull(),
    countedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.day, table.part] })],
)
