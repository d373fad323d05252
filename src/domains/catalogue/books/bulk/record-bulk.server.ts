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
export type Held = Pick<typeof books.$inferSelect, 'id' | 'title' | 'genreId'>

/** Writes the activity log in the same transaction as each batch. */
export type BulkRecord = {
  write: (transaction: Transaction, changed: Held[]) => Promise<void>
  /** Call after the commit. */
  settle: () => void
  /** The id of the row for the whole bulk; undefined until it is committed. */
  recordId: () => string | undefined
}

const bulk = 'book.bulk'

/** In milliseconds: a later part of the same bulk starts a new row. */
const goesOn = 60 * 60_000

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

/** One row for all books of the filter, written with the first batch. */
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

/** A caller can forge a cursor, so the activity log decides whether it has this bulk. */
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
