import type { Database } from '#server/database/database.ts'
import { bookColumns } from './book-columns.server.ts'
import { books } from './book.table.server.ts'
import type { Book, BookDraft } from './book.ts'
import { writing } from './refusals.server.ts'

export async function createBook({ orm }: Pick<Database, 'orm'>, draft: BookDraft): Promise<Book> {
  const [book] = await writing(() => orm.insert(books).values(draft).returning(bookColumns))
  if (!book) throw new Error('A book that was written is there')
  return book
}
