import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Acting } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import { bookErrors } from '../book-errors.server.ts'
import { books } from '../book.table.server.ts'
import { bookTarget } from '../record-book.server.ts'

export async function deleteBook({ orm, by }: Acting, id: string): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [book] = await transaction
      .update(books)
      .set({ deletedAt: sql`now()`, version: sql`${books.version} + 1` })
      .where(and(eq(books.id, id), isNull(books.deletedAt)))
      .returning({ id: books.id, title: books.title })
    if (!book) throw bookErrors.unknownBook()
    await record(transaction, by, { action: 'book.delete', target: bookTarget(book) })
  })
}
