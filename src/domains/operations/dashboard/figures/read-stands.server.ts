import { and, asc, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { books } from '#domains/catalogue/books/index.server.ts'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { countUpTo } from '#platform/list/count-up-to.ts'
import type { Total } from '#platform/list/page.ts'
import type { Figure } from '../dashboard.ts'
import { daysBefore, week } from '../days.ts'
import { figures, type Stand } from './figure.table.server.ts'

type Orm = Pick<Database, 'orm'>
type Counted = Omit<Figure, 'change'>

export const exactly = (count: number): Counted => ({ count, exact: true, countedAt: null })

/** Small numbers are exact and current; large ones are the stored count with its time. */
async function settled(database: Orm, name: Stand, live: Total): Promise<Counted> {
  if (live.exact) return exactly(live.count)
  const kept = await lastStand(database, name)
  return kept ? { ...kept, exact: true } : { ...live, countedAt: null }
}

async function lastStand({ orm }: Orm, name: Stand) {
  const [kept] = await orm
    .select({ count: figures.value, countedAt: figures.countedAt })
    .from(figures)
    .where(eq(figures.name, name))
    .orderBy(desc(figures.day))
    .limit(1)
  return kept
}

export const countBooks = async (database: Orm) =>
  settled(database, 'books', await countUpTo(database.orm, books, isNull(books.deletedAt)))

export const countUsers = async (database: Orm) =>
  settled(database, 'users', await countUpTo(database.orm, users))

export async function countSessions(database: Orm) {
  const isAlive = sql`${sessions.expiresAt} > now()`
  return settled(database, 'sessions', await countUpTo(database.orm, sessions, isAlive))
}

/** Counted directly only if the number of books is small. */
export async function countAuthors(database: Orm, ofBooks: Counted): Promise<Counted> {
  if (ofBooks.exact && ofBooks.countedAt === null) {
    const [row] = await database.orm
      .select({ count: sql<number>`count(DISTINCT ${books.authorKey})::int` })
      .from(books)
      .where(isNull(books.deletedAt))
    return exactly(row?.count ?? 0)
  }
  const kept = await lastStand(database, 'authors')
  return kept ? { ...kept, exact: true } : { count: 0, exact: false, countedAt: null }
}

/** Compares with the count of a week ago, or the oldest one since. */
export async function withChange({ orm }: Orm, name: Stand, counted: Counted): Promise<Figure> {
  const now = new Date()
  const [before] = await orm
    .select({ day: figures.day, value: figures.value })
    .from(figures)
    .where(
      and(
        eq(figures.name, name),
        gte(figures.day, daysBefore(now, week)),
        lt(figures.day, daysBefore(now, 0)),
      ),
    )
    .orderBy(asc(figures.day))
    .limit(1)
  const change =
    before && counted.exact ? { by: counted.count - before.value, since: before.day } : null
  return { ...counted, change }
}
