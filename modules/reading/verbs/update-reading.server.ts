import { and, eq, sql } from 'drizzle-orm'
import { requireBook } from '#modules/shelves/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import { readingErrors } from '../reading-errors.server.ts'
import { readings } from '../reading.table.server.ts'
import type { Reading, ReadingChange } from '../reading.ts'
import { readingColumns } from './get-reading.server.ts'

export const updateReading = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { bookId, ...change }: ReadingChange,
): Promise<Reading> =>
  withConstraints({ readings_dates_order: readingErrors.datesReversed }, () =>
    acting.orm.transaction(async (transaction) => {
      await requireBook(transaction, bookId)
      const userId = caller.user.id
      const [saved] = await transaction
        .insert(readings)
        .values({ userId, bookId, ...change })
        .onConflictDoUpdate({
          target: [readings.userId, readings.bookId],
          set: { ...change, updatedAt: sql`now()` },
        })
        .returning(readingColumns)
      if (!saved) throw new Error('An upsert returns its row')
      if (Object.values(saved).every((value) => value === null)) {
        const isIt = and(eq(readings.userId, userId), eq(readings.bookId, bookId))
        await transaction.delete(readings).where(isIt)
      }
      return saved
    }),
  )
