import { and, eq, lt, ne, type SQL, sql } from 'drizzle-orm'
import { books } from '#domains/catalogue/books/index.server.ts'
import { genres } from '#domains/catalogue/genres/index.server.ts'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { dayBegins, daysBefore, daysShown } from '../days.ts'
import { dayInUtc, momentsOf, today } from './arrivals.server.ts'
import { type Arrivals, arrivals, figures, type Stand } from './figure.table.server.ts'

type Transaction = Pick<Database['orm'], 'execute' | 'select' | 'delete'>

const daysKept = 400

export async function countFigures({ orm }: Pick<Database, 'orm'>): Promise<void> {
  await orm.transaction(async (transaction) => {
    await countBooks(transaction)
    await put(transaction, 'authors', authorsNow)
    await put(transaction, 'genres', sql`SELECT count(*) FROM ${genres}`)
    await put(transaction, 'users', sql`SELECT count(*) FROM ${users}`)
    await put(transaction, 'sessions', sessionsNow)
    for (const name of arrivals) await countDays(transaction, name)
    const oldest = sql`${today} - ${daysKept}::int`
    await transaction.delete(figures).where(lt(figures.day, oldest))
  })
}

const authorsNow = sql`
  SELECT count(*) FROM (
    SELECT DISTINCT ${books.authorKey} FROM ${books} WHERE ${books.deletedAt} IS NULL
  ) AS authors`

const sessionsNow = sql`SELECT count(*) FROM ${sessions} WHERE ${sessions.expiresAt} > now()`

/** Per genre and in total; only the last count of each genre is kept. */
async function countBooks(transaction: Transaction): Promise<void> {
  await transaction
    .delete(figures)
    .where(and(eq(figures.name, 'booksOfGenre'), ne(figures.part, '')))
  await transaction.execute(sql`
    INSERT INTO ${figures} (name, part, day, value)
    SELECT 'booksOfGenre', ${books.genreId}::text, ${today}, count(*) FROM ${books}
    WHERE ${books.deletedAt} IS NULL GROUP BY ${books.genreId}`)
  await put(
    transaction,
    'books',
    sql`SELECT coalesce(sum(${figures.value}), 0) FROM ${figures} WHERE ${figures.name} = 'booksOfGenre'`,
  )
}

const put = (transaction: Transaction, name: Stand, value: SQL) =>
  transaction.execute(sql`
    INSERT INTO ${figures} (name, day, value) VALUES (${name}, ${today}, (${value}))
    ON CONFLICT (name, day, part) DO UPDATE SET value = excluded.value, counted_at = now()`)

/** Days that were counted after their end are final and not counted again. */
async function countDays(transaction: Transaction, name: Arrivals): Promise<void> {
  const { rows } = await transaction.execute<{ day: string | null }>(sql`
    SELECT (max(${figures.day}) + 1)::text AS day FROM ${figures}
    WHERE ${figures.name} = ${name}
      AND ${figures.countedAt} >= (${figures.day} + 1)::timestamp AT TIME ZONE 'UTC'`)
  const earliest = daysBefore(new Date(), daysShown - 1)
  const day = rows[0]?.day ?? earliest
  const first = day > earliest ? day : earliest
  await transaction.execute(sql`
    INSERT INTO ${figures} (name, day, value)
    SELECT ${name}, days.day, count(at) FROM generate_series(${first}::date, ${today}, '1 day') AS days(day)
    LEFT JOIN (${momentsOf[name](dayBegins(first))}) AS moments ON ${dayInUtc} = days.day::date
    GROUP BY days.day
    ON CONFLICT (name, day, part) DO UPDATE SET value = excluded.value, counted_at = now()`)
}

export const countFiguresJob = defineJob({
  name: 'count-figures',
  schedule: { everyMinutes: 10 },
  run: countFigures,
})
