import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Millisecond precision, as in JavaScript, so that a cursor's value equals the row's. */
export const moment = (name = '') => timestamp(name, { withTimezone: true, precision: 3 })

/** Read and written as ISO 8601; JavaScript takes a year below 100 for one of the twentieth century without the T. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (written) =>
    new Date(written.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00')).toISOString(),
})

export const id = () =>
  uuid()
    .primaryKey()
    .default(sql`uuid_v7()`)

/** Rounded to the column's milliseconds, `now()` may lie in the future of the next statement. */
export const dueNow = sql.raw("date_trunc('milliseconds', now())")

export const createdAt = () => moment().notNull().defaultNow()

export const times = {
  createdAt: createdAt(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`),
}

/** A position in PostgreSQL's write-ahead log, like 16/B374D848. */
export const logPosition = customType<{ data: string }>({ dataType: () => 'pg_lsn' })

/** A transaction by its number, which no later one has. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Which transactions were committed at a moment. */
export const snapshot = customType<{ data: string }>({ dataType: () => 'pg_snapshot' })

export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/** Code point order: the same on every server for ever, and usable for prefix searches. */
export const sortableText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

export const uniqueKey = (of: AnyPgColumn): SQL => sql`unique_text(${of})`

/** Limited to fit any index, because normalization can lengthen a text. */
export const sortKey = (of: AnyPgColumn): SQL => sql`left(search_text(${of}), 255)`
