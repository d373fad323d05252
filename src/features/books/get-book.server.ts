import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { bookColumns } from './book-columns.server.ts'
import { books } from './book.table.server.ts'
import type { Book } from './book.ts'
import { refuse } from './refusals.server.ts'

export async function getBook({ orm }: Pick<Database, 'orm'>, id: string): Promise<Book> {
  const [book] = await orm
    .select(bookColumns)
    .from(books)
    .where(and(eq(books.id, id), isNull(books.deletedAt)))
  if (!book) throw refuse.unknownBook()
  return book
}
