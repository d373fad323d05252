import { isNotNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { books } from '../book.table.server.ts'
import type { BookPage, TrashQuery } from '../list/book-list.server.ts'
import { readBooks } from '../list/book-rows.server.ts'
import { trashOrder } from '../list/list-orders.server.ts'

const trash = {
  name: 'trash',
  where: isNotNull(books.deletedAt),
  values: {},
  order: trashOrder,
  mark: 'trash',
}

export const listTrash = ({ orm }: Pick<Database, 'orm'>, page: TrashQuery): Promise<BookPage> =>
  readBooks(orm, trash, page)
