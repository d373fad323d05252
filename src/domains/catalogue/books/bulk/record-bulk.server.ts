import { and, eq, gt } from 'drizzle-orm'
import type { Acting, Actor } from '#platform/activity/actor.ts'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { record, recordOne } from '#platform/activity/record.ts'
import { activities } from '#platform/activity/tables.ts'
import type { books } from '../book.table.server.ts'
import type { BookFilter } from '../list/book-list.server.ts'
import { bookTarget } from '../record-book.server.ts'
import type { BulkAction } from './book-bulk.server.ts'

type Transaction = Pick<Acting['orm'], 'insert'>
/** A book as it was before its bulk. */
export type Held = Pick<typeof books.$inferSelect, 'id' | 'title' | 'genreId'>

/** How a bulk gets on record: with each batch that it changes, in the same transaction. */
export type BulkRecord = {
  write: (transaction: Transaction, changed: Held[]) => Promise<void>
  /** To be called when that transaction is through. */
  settle: () => void
  /** Where all of it is, whatever follows; none while something is left to be written. */
  recordId: () => string | undefined
}

const bulk = 'book.bulk'

/** For so long the parts of a bulk may follow each other; what comes later is on record anew. */
const goesOn = 60 * 60_000

/** One row for each book. */
export const recordEach = (by: Actor, action: BulkAction): BulkRecord => ({
  write: (transaction, changed) =>
    record(transaction, by, ...changed.map((book) => actOn(book, action))),
  settle() {},
  recordId: () => undefined,
})

interface Whole {
  filter: BookFilter
  count: number
}

/** One row for all that a filter found, written with the first batch. */
export function recordWhole(
  by: Actor,
  action: BulkAction,
  whole: Whole,
  recordId: string | undefined,
): BulkRecord {
  let written = recordId
  let settled = recordId
  return {
    async write(transaction) {
      if (settled !== undefined) return
      const after = told(action, whole)
      written = await recordOne(transaction, by, { action: bulk, target: { type: 'book' }, after })
    },
    settle: () => void (settled = written),
    recordId: () => settled,
  }
}

/** A cursor is anybody's to write: whether a bulk is on record, the record itself says. */
export async function isOnRecord(
  { orm, by }: Acting,
  action: BulkAction,
  whole: Whole,
  recordId: string | undefined,
): Promise<boolean> {
  if (recordId === undefined || by.type !== 'user') return false
  const lately = firstIdAt(new Date(Date.now() - goesOn))
  const found = await orm.$count(
    activities,
    and(
      eq(activities.id, recordId),
      gt(activities.id, lately),
      eq(activities.actorId, by.id),
      eq(activities.action, bulk),
      eq(activities.after, told(action, whole)),
    ),
  )
  return found > 0
}

const told = (action: BulkAction, { filter, count }: Whole) => ({ filter, count, bulk: action })

function actOn(book: Held, action: BulkAction) {
  const target = bookTarget(book)
  if (action.type !== 'setGenre') return { action: `book.${action.type}`, target } as const
  const [before, after] = [{ genreId: book.genreId }, { genreId: action.genreId }]
  return { action: 'book.update', target, before, after } as const
}
