import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Acting } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import { bookColumns } from '../book-columns.server.ts'
import { bookErrors, withBookConstraints } from '../book-errors.server.ts'
import { books } from '../book.table.server.ts'
import type { Book } from '../book.ts'
import { bookTarget } from '../record-book.server.ts'

/** Fails if another book now has the same title and author. */
export function restoreBook({ orm, by }: Acting, id: string): Promise<Book> {
  const restore = async (transaction: Pick<Acting['orm'], 'insert' | 'update'>) => {
    const [book] = await transaction
      .update(books)
      .set({ deletedAt: null, version: sql`${books.version} + 1` })
      .where(and(eq(books.id, id), isNotNull(books.deletedAt)))
      .returning(bookColumns)
    if (!book) throw bookErrors.unknownBook()
    await record(transaction, by, { action: 'book.restore', target: bookTarget(book) })
    return book
  }
  return withBookConstraints(() => orm.transaction(restore))
}
