import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import type { BookPage, BookQuery } from './book-list.ts'
import { books } from './book.table.server.ts'
import { orders } from './list-orders.server.ts'
import { readPage, type Stage } from './list-pages.server.ts'
import { requireGenre } from './require-genre.server.ts'
import { readSearchTerm } from './search-term.server.ts'

/** A page of the shelf: ordered as asked, or the best matches first. */
export async function listBooks(
  database: Pick<Database, 'orm'>,
  { cursor, limit, ...query }: BookQuery,
): Promise<BookPage> {
  const { searchTerm, genreId, sort } = query
  const search = await readSearchTerm(database, searchTerm)
  const shelf = and(
    isNull(books.deletedAt),
    genreId === undefined ? undefined : eq(books.genreId, genreId),
  )
  const all = and(shelf, search?.found)
  const sorted: Stage = { where: all, order: orders[sort ?? 'title'] }
  const best = search?.kinds.map((kind) => ({
    where: and(shelf, kind.where),
    order: orders[kind.order],
  }))
  const stages = sort === undefined && best ? best : [sorted]
  const countAlong = search ? undefined : orders.title
  const list = { mark: [searchTerm, genreId, sort], stages, all, countAlong }
  const page = await readPage(database, list, { cursor, limit })
  if (genreId !== undefined && page.items.length === 0) await requireGenre(database, genreId)
  return page
}
