import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, times, uniqueKey } from '#platform/database/columns.ts'

const written = (column: AnyPgColumn) => sql`char_length(btrim(${column})) BETWEEN 1 AND 100`

export const genres = pgTable(
  'genres',
  {
    id: id(),
    name: text().notNull(),
    nameFr: text(),
    nameAr: text(),
    nameSw: text(),
    colour: integer().notNull(),
    ...times,
  },
  (table) => [
    uniqueIndex('genres_name_unique').on(uniqueKey(table.name)),
    check('genres_name_length', written(table.name)),
    check('genres_name_fr_length', written(table.nameFr)),
    check('genres_name_ar_length', written(table.nameAr)),
    check('genres_name_sw_length', written(table.nameSw)),
    check('genres_colour_range', sql`${table.colour} BETWEEN 0 AND 359`),
  ],
)

export const genreNameColumns = {
  name: genres.name,
  nameFr: genres.nameFr,
  nameAr: genres.nameAr,
  nameSw: genres.nameSw,
}

export const genreColumns = { id: genres.id, ...genreNameColumns, colour: genres.colour }
