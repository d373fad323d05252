import { and, asc, eq, isNull } from 'drizzle-orm'
import { books } from '#modules/catalogue/books/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import { shelfBooks, shelves } from '../tables/shelf.table.server.ts'

export async function shelvesOf(orm: Pick<Database['orm'], 'select'>, userId: string) {
  const own = await orm
    .select({
      id: shelves.id,
      kind: shelves.kind,
      name: shelves.name,
      createdAt: shelves.createdAt,
    })
    .from(shelves)
    .where(eq(shelves.ownerId, userId))
    .orderBy(asc(shelves.id))
  const standing = await orm
    .select({
      shelfId: shelfBooks.shelfId,
      title: books.title,
      author: books.author,
      isbn: books.isbn,
      addedAt: shelfBooks.createdAt,
    })
    .from(shelfBooks)
    .innerJoin(shelves, eq(shelves.id, shelfBooks.shelfId))
    .innerJoin(books, eq(books.id, shelfBooks.bookId))
    .where(and(eq(shelves.ownerId, userId), isNull(books.deletedAt)))
    .orderBy(asc(shelfBooks.shelfId), asc(shelfBooks.position))
  const byShelf = Map.groupBy(standing, ({ shelfId }) => shelfId)
  const withBooks = (shelf: (typeof own)[number]) => ({
    ...shelf,
    books: byShelf.get(shelf.id)?.map(({ shelfId: _shelf, ...book }) => book) ?? [],
  })
  return own.map(withBooks)
}
