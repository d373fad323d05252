import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { readSearch, type Search } from '#server/list/search.ts'
import { books } from '../book.table.server.ts'
import { requireGenre } from '../require-genre.server.ts'
import type { BookFilter, BookPage, BookQuery } from './book-list.ts'
import { bookRows, type ListedBook, readShelf } from './book-rows.server.ts'
import { beginAt, beginningOf } from './list-beginning.server.ts'
import { orders } from './list-orders.server.ts'
import { readSearchTerm, type SearchTerm } from './search-term.server.ts'

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

const markOf = ({ searchTerm, genreId, cover, sort }: BookQuery) => [
  searchTerm,
  genreId,
  cover,
  sort,
]

/** Of the shelf, those of a genre or without a picture. */
const filtered = ({ cover }: BookFilter, isOfGenre: SQL | undefined) =>
  and(isNull(books.deletedAt), isOfGenre, cover && isNull(books.coverId))

function shelved({ orm }: Pick<Database, 'orm'>, query: BookQuery): Promise<BookPage> {
  const { genreId, cover, sort = 'title', from } = query
  const isOfGenre =
    genreId === undefined ? undefined : eq(books.genreId, sql.placeholder('genreId'))
  const parts = [isOfGenre && 'of a genre', cover && 'without a cover', from && 'from a letter']
  const shelf = {
    name: ['books by', sort, ...parts.filter(Boolean)].join(' '),
    where: filtered(query, isOfGenre),
    values: { genreId, from: from && beginningOf(from, sort) },
    plannedAnew: isOfGenre !== undefined || cover !== undefined,
    order: orders[sort],
    begin: from === undefined ? undefined : beginAt(sql.placeholder('from'), sort),
    mark: markOf(query),
  }
  return readShelf(orm, shelf, query)
}

async function searched({ orm }: Pick<Database, 'orm'>, query: BookQuery) {
  const search = await readSearchTerm(orm, query.searchTerm)
  return search && readSearch(orm, bookRows, foundBy(search, query), query)
}

/** The best matches first, unless another order is asked for. */
function foundBy({ found, begun, kinds }: SearchTerm, query: BookQuery): Search<ListedBook> {
  const { genreId, sort, from } = query
  const shelf = filtered(query, genreId === undefined ? undefined : eq(books.genreId, genreId))
  const all: Search<ListedBook>['all'] = [and(shelf, begun), and(shelf, found, not(begun))]
  const begin = from === undefined ? undefined : beginAt(beginningOf(from, sort), sort)
  const stages =
    sort === undefined
      ? kinds.map(({ where, order }) => ({ where: and(shelf, where), order: orders[order] }))
      : [{ where: and(shelf, found, begin), order: orders[sort] }]
  return { stages, all, begins: begin !== undefined, mark: markOf(query) }
}
