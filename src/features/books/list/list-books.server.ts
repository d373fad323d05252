import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { readSearch, type Search, searching } from '#server/list/search.ts'
import { books } from '../book.table.server.ts'
import { requireGenre } from '../require-genre.server.ts'
import type { BookPage, BookQuery } from './book-list.ts'
import { bookRows, type ListedBook, readShelf } from './book-rows.server.ts'
import { beginAt, beginningOf } from './list-beginning.server.ts'
import { orders } from './list-orders.server.ts'
import { readSearchTerm } from './search-term.server.ts'

/** A page of the shelf: ordered as asked, or the best matches first. */
export async function listBooks(
  database: Pick<Database, 'orm'>,
  query: BookQuery,
): Promise<BookPage> {
  const { searchTerm, genreId } = query
  const found = searchTerm ? await searched(database, query) : undefined
  const page = found ?? (await shelved(database, query))
  if (genreId !== undefined && page.items.length === 0) await requireGenre(database, genreId)
  return page
}

const markOf = ({ searchTerm, genreId, sort }: BookQuery) => [searchTerm, genreId, sort]

function shelved({ orm }: Pick<Database, 'orm'>, query: BookQuery): Promise<BookPage> {
  const { genreId, sort = 'title', from } = query
  const isOfGenre = genreId !== undefined && eq(books.genreId, sql.placeholder('genreId'))
  const shelf = {
    name: `books by ${sort}${isOfGenre ? ' of a genre' : ''}${from === undefined ? '' : ' from a letter'}`,
    where: and(isNull(books.deletedAt), isOfGenre || undefined),
    values: { genreId, from: from && beginningOf(from, sort) },
    plannedAnew: isOfGenre !== false,
    order: orders[sort],
    countAlong: orders.title,
    begin: from === undefined ? undefined : beginAt(sql.placeholder('from'), sort),
    mark: markOf(query),
  }
  return readShelf(orm, shelf, query)
}

function searched({ orm }: Pick<Database, 'orm'>, query: BookQuery) {
  return searching(orm, async (snapshot) => {
    const search = await readSearchTerm(snapshot, query.searchTerm)
    return search && readSearch(snapshot, bookRows, foundBy(search, query), query)
  })
}

type Term = NonNullable<Awaited<ReturnType<typeof readSearchTerm>>>

/** The best matches first, unless another order is asked for. */
function foundBy({ found, kinds }: Term, query: BookQuery): Search<ListedBook> {
  const { genreId, sort, from } = query
  const shelf = and(
    isNull(books.deletedAt),
    genreId === undefined ? undefined : eq(books.genreId, genreId),
  )
  const all = and(shelf, found)
  const begin = from === undefined ? undefined : beginAt(beginningOf(from, sort), sort)
  const stages =
    sort === undefined
      ? kinds.map(({ where, order }) => ({ where: and(shelf, where), order: orders[order] }))
      : [{ where: and(all, begin), order: orders[sort] }]
  return { stages, all, mark: markOf(query) }
}
