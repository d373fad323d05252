import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { books } from '#modules/catalogue/books/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import { readings } from '../reading.table.server.ts'
import { readingGoals } from './goal.table.server.ts'
import type { Goal, ReadingYear } from './goal.ts'

type Context = VerbContext<'acting' | 'caller'>

const mostYears = 10

export async function listReadingYears({
  acting: { orm },
  caller,
}: Context): Promise<ReadingYear[]> {
  const userId = caller.user.id
  const yearOf = sql<number>`extract(year FROM ${readings.finishedOn})::int`
  const finished = await orm
    .select({ year: yearOf, finished: sql<number>`count(*)::int` })
    .from(readings)
    .innerJoin(books, eq(books.id, readings.bookId))
    .where(
      and(eq(readings.userId, userId), isNotNull(readings.finishedOn), isNull(books.deletedAt)),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1 DESC`)
    .limit(mostYears)
  const goals = new Map((await goalsOf(orm, userId)).map((goal) => [goal.year, goal.books]))
  const counts = new Map(finished.map((one) => [one.year, one.finished]))
  const years = [...new Set([...goals.keys(), ...counts.keys()])]
  return years
    .toSorted((one, other) => other - one)
    .slice(0, mostYears)
    .map((year) => ({ year, goal: goals.get(year) ?? null, finished: counts.get(year) ?? 0 }))
}

export const goalsOf = (orm: Pick<Database['orm'], 'select'>, userId: string): Promise<Goal[]> =>
  orm
    .select({ year: readingGoals.year, books: readingGoals.books })
    .from(readingGoals)
    .where(eq(readingGoals.userId, userId))
    .orderBy(desc(readingGoals.year))

export async function setGoal(
  { acting, caller }: Context,
  { year, books: count }: Goal,
): Promise<Goal> {
  await acting.orm
    .insert(readingGoals)
    .values({ userId: caller.user.id, year, books: count })
    .onConflictDoUpdate({
      target: [readingGoals.userId, readingGoals.year],
      set: { books: count, updatedAt: sql`now()` },
    })
  return { year, books: count }
}

export async function removeGoal({ acting, caller }: Context, year: number): Promise<void> {
  const isIt = and(eq(readingGoals.userId, caller.user.id), eq(readingGoals.year, year))
  await acting.orm.delete(readingGoals).where(isIt)
}
