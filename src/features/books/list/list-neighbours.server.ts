import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { summaryColumns } from '../book-columns.server.ts'
import { books } from '../book.table.server.ts'
import type { BookSummary } from '../book.ts'
import { refuse } from '../refusals.server.ts'
import type { Neighbours } from './book-list.ts'
import { orders } from './list-orders.server.ts'

const most = 12

/** The books that stand next to a book: among those of its author, and of its genre. */
export async function listNeighbours(
  { orm }: Pick<Database, 'orm'>,
  id: string,
): Promise<Neighbours> {
  const { authorKey, genreId, titleKey } = books
  const [book] = await orm
    .select({ authorKey, genreId, titleKey })
    .from(books)
    .where(and(eq(books.id, id), isNull(books.deletedAt)))
  if (!book) throw refuse.unknownBook()

  const byAuthor = { shelf: eq(authorKey, book.authorKey), order: orders.author }
  const byGenre = { shelf: eq(genreId, book.genreId), order: orders.title }
  const [author, genre] = await Promise.all([
    readAround(orm, { ...byAuthor, key: book.authorKey, id }, most),
    // As many more as the author may have written of them.
    readAround(orm, { ...byGenre, key: book.titleKey, id }, 2 * most),
  ])
  const shown = new Set(author.map((other) => other.id))
  return { author, genre: genre.filter((other) => !shown.has(other.id)).slice(0, most) }
}

type Place = { shelf: SQL; order: (typeof orders)['title']; key: string; id: string }

/** Those after a place of a shelf; when they are too few, also those at its beginning. */
async function readAround(
  orm: Database['orm'],
  { shelf, order, key, id }: Place,
  wanted: number,
): Promise<BookSummary[]> {
  const read = (beyond?: SQL) =>
    orm
      .select(summaryColumns)
      .from(books)
      .where(and(isNull(books.deletedAt), shelf, beyond))
      .orderBy(...order.by)
      .limit(wanted + 1)
  const later = await read(order.after(key, id))
  if (later.length > wanted) return later.slice(0, wanted)
  const shown = new Set([id, ...later.map((book) => book.id)])
  const first = (await read()).filter((book) => !shown.has(book.id))
  return [...later, ...first].slice(0, wanted)
}
