import { isNotNull } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { books } from '../book.table.server.ts'
import type { BookPage, TrashQuery } from '../list/book-list.ts'
import { trashOrder } from '../list/list-orders.server.ts'
import { readPage } from '../list/list-pages.server.ts'

/** What may still be restored. */
export function listTrash({ orm }: Pick<Database, 'orm'>, page: TrashQuery): Promise<BookPage> {
  const all = isNotNull(books.deletedAt)
  const stages = [{ where: all, order: trashOrder }]
  return readPage(orm, { mark: 'trash', stages, all, countAlong: trashOrder }, page)
}
