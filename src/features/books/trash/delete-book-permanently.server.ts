import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { books } from '../book.table.server.ts'
import { refuse } from '../refusals.server.ts'

/** For good, and only from the trash. */
export async function deleteBookPermanently(
  { orm }: Pick<Database, 'orm'>,
  id: string,
): Promise<void> {
  const { rowCount } = await orm
    .delete(books)
    .where(and(eq(books.id, id), isNotNull(books.deletedAt)))
  if (rowCount === 0) throw refuse.unknownBook()
}
