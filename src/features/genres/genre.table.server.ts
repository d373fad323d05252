import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

export const genres = pgTable(
  'genres',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuid_v7()`),
    name: text().notNull(),
    /** A hue, in degrees. */
    colour: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [
    uniqueIndex('genres_name_unique').on(sql`lower(btrim(${table.name}) COLLATE "und-x-icu")`),
    check('genres_name_length', sql`char_length(btrim(${table.name})) BETWEEN 1 AND 100`),
    check('genres_colour_range', sql`${table.colour} BETWEEN 0 AND 359`),
  ],
)
