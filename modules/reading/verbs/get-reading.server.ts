import { and, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { readings } from '../reading.table.server.ts'
import { type BookRating, noReading, type RatingsQuery, type Reading } from '../reading.ts'

type Context = VerbContext<'acting' | 'caller'>

const { rating, note, startedOn, finishedOn } = getTableColumns(readings)
export const readingColumns = { rating, note, startedOn, finishedOn }

export async function getReading({ acting, caller }: Context, bookId: string): Promise<Reading> {
  const [found] = await acting.orm
    .select(readingColumns)
    .from(readings)
    .where(and(eq(readings.userId, caller.user.id), eq(readings.bookId, bookId)))
  return found ?? noReading
}

export async function listRatings(
  { acting, caller }: Context,
  { bookIds }: RatingsQuery,
): Promise<BookRating[]> {
  const found = await acting.orm
    .select({ bookId: readings.bookId, rating: readings.rating })
    .from(readings)
    .where(
      and(
        eq(readings.userId, caller.user.id),
        inArray(readings.bookId, bookIds),
        isNotNull(readings.rating),
      ),
    )
  return found.flatMap(({ bookId, rating: given }) =>
    given === null ? [] : [{ bookId, rating: given }],
  )
}
