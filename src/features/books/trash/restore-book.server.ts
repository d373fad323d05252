import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { bookColumns } from '../book-columns.server.ts'
import { books } from '../book.table.server.ts'
import type { Book } from '../book.ts'
import { refuse, writing } from '../refusals.server.ts'

/** Takes a book out of the trash, unless its title was taken meanwhile. */
export async function restoreBook({ orm }: Pick<Database, 'orm'>, id: string): Promise<Book> {
  const [book] = await writing(() =>
    orm
      .update(books)
      .set({ deletedAt: null, version: sql`${books.version} + 1` })
      .where(and(eq(books.id, id), isNotNull(books.deletedAt)))
      .returning(bookColumns),
  )
  if (!book) throw refuse.unknownBook()
  return book
}
