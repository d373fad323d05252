import { and, gte, isNull, lte, or } from 'drizzle-orm'
import type { DatedBook, DateName } from '#modules/shelves/index.server.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { readings } from '../reading.table.server.ts'

/** Sets the date that a built-in shelf implies, unless there is one or it would reverse the dates. */
export async function dateReading(
  transaction: Transaction,
  { userId, bookId, kind, day }: DatedBook,
): Promise<DateName | null> {
  const { startedOn, finishedOn } = readings
  const dating = {
    wanted: undefined,
    reading: {
      name: 'startedOn',
      fits: and(isNull(startedOn), or(isNull(finishedOn), gte(finishedOn, day))),
    },
    read: {
      name: 'finishedOn',
      fits: and(isNull(finishedOn), or(isNull(startedOn), lte(startedOn, day))),
    },
  } as const
  const date = kind === null ? undefined : dating[kind]
  if (!date) return null
  const dated = { [date.name]: day }
  const set = await transaction
    .insert(readings)
    .values({ userId, bookId, ...dated })
    .onConflictDoUpdate({
      target: [readings.userId, readings.bookId],
      set: dated,
      ...(date.fits && { setWhere: date.fits }),
    })
    .returning({ bookId: readings.bookId })
  return set.length > 0 ? date.name : null
}
