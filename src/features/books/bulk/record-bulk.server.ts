import type { Acting, Actor } from '#server/activity/actor.ts'
import { record } from '#server/activity/record.ts'
import type { books } from '../book.table.server.ts'
import type { BookFilter } from '../list/book-list.ts'
import { bookTarget } from '../record-book.server.ts'
import type { BulkAction } from './book-bulk.ts'

type Transaction = Pick<Acting['orm'], 'insert'>
/** A book as it was before its bulk. */
export type Held = Pick<typeof books.$inferSelect, 'id' | 'title' | 'genreId'>

/** How a bulk gets on record: with each batch that it changes, in the same transaction. */
export type BulkRecord = {
  write: (transaction: Transaction, changed: Held[]) => Promise<void>
  /** To be called when that transaction is through. */
  settle: () => void
  /** Nothing is left to be written, whatever follows. */
  isThrough: () => boolean
}

/** One row for each book. */
export const recordEach = (by: Actor, action: BulkAction): BulkRecord => ({
  write: (transaction, changed) =>
    record(transaction, by, ...changed.map((book) => actOn(book, action))),
  settle() {},
  isThrough: () => false,
})

interface Whole {
  filter: BookFilter
  count: number
  isRecorded: boolean
}

/** One row for all that a filter found, written with the first batch. */
export function recordWhole(
  by: Actor,
  action: BulkAction,
  { isRecorded, ...found }: Whole,
): BulkRecord {
  let isWritten = isRecorded
  let isSettled = isRecorded
  return {
    async write(transaction) {
      if (isSettled) return
      const after = { ...found, bulk: action }
      await record(transaction, by, { action: 'book.bulk', target: { type: 'book' }, after })
      isWritten = true
    },
    settle: () => void (isSettled = isWritten),
    isThrough: () => isSettled,
  }
}

function actOn(book: Held, action: BulkAction) {
  const target = bookTarget(book)
  if (action.type !== 'setGenre') return { action: `book.${action.type}`, target } as const
  const [before, after] = [{ genreId: book.genreId }, { genreId: action.genreId }]
  return { action: 'book.update', target, before, after } as const
}
