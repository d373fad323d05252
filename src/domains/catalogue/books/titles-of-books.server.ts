import { and, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { books } from './book.table.server.ts'

/** Skips books in the trash. */
export async function titlesOfBooks(orm: Pick<Database['orm'], 'select'>, ids: string[]) {
  const rows = await orm
    .select({ id: books.id, title: books.title })
    .from(books)
    .where(and(inArray(books.id, ids), isNull(books.deletedAt)))
  return new Map(rows.map(({ id, title }) => [id, title]))
}
