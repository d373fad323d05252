import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Acting } from '#platform/activity/actor.ts'
import { changesNothing, record } from '#platform/activity/record.ts'
import { bookColumns } from './book-columns.server.ts'
import { bookErrors, withBookConstraints } from './book-errors.server.ts'
import { books } from './book.table.server.ts'
import type { Book, BookChange } from './book.ts'
import { bookChanges, bookTarget } from './record-book.server.ts'

/** Refuses a stale version; the error contains the current book. */
export function updateBook(
  { orm, by }: Acting,
  { id, version, ...written }: BookChange,
): Promise<Book> {
  const update = async (transaction: Pick<Acting['orm'], 'select' | 'insert' | 'update'>) => {
    const [current] = await transaction
      .select(bookColumns)
      .from(books)
      .where(and(eq(books.id, id), isNull(books.deletedAt)))
      .for('update')
    if (!current) throw bookErrors.unknownBook()
    if (current.version !== version) throw bookErrors.stale(current)
    if (changesNothing<Book>(current, written)) return current
    const [book] = await transaction
      .update(books)
      .set({ ...written, version: sql`${books.version} + 1` })
      .where(eq(books.id, id))
      .returning(bookColumns)
    if (!book) throw new Error('A book that is held is there')
    const act = {
      action: 'book.update',
      target: bookTarget(book),
      ...bookChanges(current, book),
    } as const
    await record(transaction, by, act)
    return book
  }
  return withBookConstraints(() => orm.transaction(update))
}
