import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { books } from '../book.table.server.ts'
import { refuse } from '../refusals.server.ts'

/** Moves a book to the trash. */
export async function deleteBook({ orm }: Pick<Database, 'orm'>, id: string): Promise<void> {
  const { rowCount } = await orm
    .update(books)
    .set({ deletedAt: sql`now()`, version: sql`${books.version} + 1` })
    .where(and(eq(books.id, id), isNull(books.deletedAt)))
  if (rowCount === 0) throw refuse.unknownBook()
}
