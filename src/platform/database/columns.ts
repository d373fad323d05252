import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** To the millisecond, as JavaScript knows it: what a cursor says is what the row says. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Sorts by the moment it was made. */
export const id = () =>
  uuid()
    .primaryKey()
    .default(sql`uuid_v7()`)

export const createdAt = () => moment().notNull().defaultNow()

export const times = {
  createdAt: createdAt(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`),
}

/** Text that compares without case. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/** In the order of code points, which is the same on every server for ever and serves prefixes. */
export const sortableText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** The form in which names and titles are unique: NFKC-folded, without case, any run of spaces as one. */
export const uniqueKey = (of: AnyPgColumn): SQL => sql`unique_text(${of})`

/** Short enough for any index, however long a text grows when it is taken apart. */
export const sortKey = (of: AnyPgColumn): SQL => sql`left(search_text(${of}), 255)`
