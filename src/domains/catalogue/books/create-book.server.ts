import type { Acting } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import { bookColumns } from './book-columns.server.ts'
import { withBookConstraints } from './book-errors.server.ts'
import { books } from './book.table.server.ts'
import type { Book, BookDraft } from './book.ts'
import { bookTarget, recordedBook } from './record-book.server.ts'

export function createBook({ orm, by }: Acting, draft: BookDraft): Promise<Book> {
  const create = async (transaction: Pick<Acting['orm'], 'insert'>) => {
    const [book] = await transaction.insert(books).values(draft).returning(bookColumns)
    if (!book) throw new Error('A book that was written is there')
    const act = {
      action: 'book.create',
      target: bookTarget(book),
      after: recordedBook(book),
    } as const
    await record(transaction, by, act)
    return book
  }
  return withBookConstraints(() => orm.transaction(create))
}
