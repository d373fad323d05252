import { and, eq, isNotNull } from 'drizzle-orm'
import type { Acting } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import { bookColumns } from '../book-columns.server.ts'
import { bookErrors } from '../book-errors.server.ts'
import { books } from '../book.table.server.ts'
import { bookTarget, recordedBook } from '../record-book.server.ts'

/** Only from the trash; the activity log keeps the book's fields. */
export async function deleteBookPermanently({ orm, by }: Acting, id: string): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [book] = await transaction
      .delete(books)
      .where(and(eq(books.id, id), isNotNull(books.deletedAt)))
      .returning(bookColumns)
    if (!book) throw bookErrors.unknownBook()
    const act = { action: 'book.deletePermanently', target: bookTarget(book) } as const
    await record(transaction, by, { ...act, before: recordedBook(book) })
  })
}
