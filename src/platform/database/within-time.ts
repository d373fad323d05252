import { sql } from 'drizzle-orm'
import { httpErrors } from '../errors/http-errors.ts'
import type { Database } from './database.ts'
import type { Transaction } from './transaction.ts'

/** For counts without a limit: whole seconds of a large table are fine, minutes are not. */
const mostTime = '10s'

/** Reads one state of the database. Answers with an error of its own if a statement takes too long. */
export async function withinTime<Result>(
  orm: Database['orm'],
  read: (transaction: Transaction) => Promise<Result>,
  limit: `${number}${'ms' | 's'}` = mostTime,
): Promise<Result> {
  try {
    return await orm.transaction(
      async (transaction) => {
        await transaction.execute(sql`SELECT set_config('statement_timeout', ${limit}, true)`)
        return read(transaction)
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  } catch (error) {
    throw isCancelled(error) ? httpErrors.tooSlowToCount() : error
  }
}

function isCancelled(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '57014') || isCancelled(error.cause)
}
