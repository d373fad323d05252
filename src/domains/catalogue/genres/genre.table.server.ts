import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, times, uniqueKey } from '#platform/database/columns.ts'

export const genres = pgTable(
  'genres',
  {
    id: id(),
    name: text().notNull(),
    colour: integer().notNull(),
    ...times,
  },
  (table) => [
    uniqueIndex('genres_name_unique').on(uniqueKey(table.name)),
    check('genres_name_length', sql`char_length(btrim(${table.name})) BETWEEN 1 AND 100`),
    check('genres_colour_range', sql`${table.colour} BETWEEN 0 AND 359`),
  ],
)

export const genreColumns = { id: genres.id, name: genres.name, colour: genres.colour }
