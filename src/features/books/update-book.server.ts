import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { bookColumns } from './book-columns.server.ts'
import { books } from './book.table.server.ts'
import type { Book, BookChange } from './book.ts'
import { getBook } from './get-book.server.ts'
import { refuse, writing } from './refusals.server.ts'

/** Changes the book as it was seen; refused, with what it is now, when somebody else was quicker. */
export async function updateBook(
  database: Pick<Database, 'orm'>,
  { id, version, ...changes }: BookChange,
): Promise<Book> {
  const [book] = await writing(() =>
    database.orm
      .update(books)
      .set({ ...changes, version: sql`${books.version} + 1` })
      .where(and(eq(books.id, id), eq(books.version, version), isNull(books.deletedAt)))
      .returning(bookColumns),
  )
  if (!book) throw refuse.stale(await getBook(database, id))
  return book
}
