import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { books } from '../book.table.server.ts'
import { requireGenre } from '../require-genre.server.ts'
import type { BookPage, BookQuery } from './book-list.ts'
import { beginAt } from './list-beginning.server.ts'
import { orders } from './list-orders.server.ts'
import { type List, readPage } from './list-pages.server.ts'
import { readSearchTerm } from './search-term.server.ts'

/** A page of the shelf: ordered as asked, or the best matches first. */
export async function listBooks(
  database: Pick<Database, 'orm'>,
  query: BookQuery,
): Promise<BookPage> {
  const { searchTerm, genreId, sort, from, ...paging } = query
  const search = await readSearchTerm(database.orm, searchTerm)
  const shelf = and(
    isNull(books.deletedAt),
    genreId === undefined ? undefined : eq(books.genreId, genreId),
  )
  const all = and(shelf, search?.found)
  const best = search?.kinds.map(({ where, order }) => ({
    where: and(shelf, where),
    order: orders[order],
  }))
  const list: List = {
    mark: [searchTerm, genreId, sort],
    stages: sort === undefined && best ? best : [{ where: all, order: orders[sort ?? 'title'] }],
    begin: from === undefined ? undefined : beginAt(from, sort),
    all,
    countAlong: search ? undefined : orders.title,
  }
  const page = await (search
    ? searching(database, list, paging)
    : readPage(database.orm, list, paging))
  if (genreId !== undefined && page.items.length === 0) await requireGenre(database, genreId)
  return page
}

/**
 * In a snapshot, so that what is counted is what is read. The table is never read through, whatever the planner thinks
 * of the first ten thousand matches: they may be the only ones of a million.
 */
function searching(
  { orm }: Pick<Database, 'orm'>,
  list: List,
  paging: Pick<BookQuery, 'cursor' | 'limit'>,
) {
  const search = async (snapshot: Parameters<Parameters<typeof orm.transaction>[0]>[0]) => {
    await snapshot.execute(sql`SET LOCAL enable_seqscan = off`)
    return readPage(snapshot, list, paging)
  }
  return orm.transaction(search, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}
