import { and, eq, isNull, not, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Search } from '#platform/list/search-reader.ts'
import { placeholderFor } from '#platform/list/search-term.ts'
import { books } from '../book.table.server.ts'
import { requireGenre } from '../require-genre.server.ts'
import type { BookFilter, BookPage, BookQuery } from './book-list.server.ts'
import { type ListedBook, readBooks, searchBooks } from './book-rows.server.ts'
import { beginAt, beginningOf } from './list-beginning.server.ts'
import { orders } from './list-orders.server.ts'
import { kindOrders, matchesOf, readSearchTerm, type SearchTerm } from './search-term.server.ts'

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

const filtered = ({ genreId, cover }: BookFilter) =>
  and(
    isNull(books.deletedAt),
    genreId === undefined ? undefined : eq(books.genreId, sql.placeholder('genreId')),
    cover && isNull(books.coverId),
  )

function shelved({ orm }: Pick<Database, 'orm'>, query: BookQuery): Promise<BookPage> {
  const { genreId, cover, sort = 'title', from } = query
  const parts = [genreId && 'of a genre', cover && 'without a cover', from && 'from a letter']
  const list = {
    name: ['books by', sort, ...parts.filter(Boolean)].join(' '),
    where: filtered(query),
    values: { genreId, from: from && beginningOf(from, sort) },
    plannedAnew: genreId !== undefined || cover !== undefined,
    order: orders[sort],
    begin: from === undefined ? undefined : beginAt(sql.placeholder('from'), sort),
    mark: markOf(query),
  }
  return readBooks(orm, list, query)
}

async function searched({ orm }: Pick<Database, 'orm'>, query: BookQuery) {
  const term = await readSearchTerm(orm, query.searchTerm)
  return term && searchBooks(orm, searchFor(term, query), query)
}

function searchFor(term: SearchTerm, query: BookQuery): Search<ListedBook> {
  const { genreId, cover, sort, from } = query
  const parts = [
    term.shape,
    sort,
    genreId && 'of a genre',
    cover && 'without a cover',
    from && 'from a letter',
  ]
  return {
    name: ['books', ...parts.map((part) => part ?? '')].join(', '),
    values: { ...term.values, genreId, from: from && beginningOf(from, sort) },
    orders: sort === undefined ? kindOrders.map((kind) => orders[kind]) : [orders[sort]],
    mark: markOf(query),
    write() {
      const shelf = filtered(query)
      const { found, begun, kinds } = matchesOf(term, placeholderFor)
      const begin = from === undefined ? undefined : beginAt(sql.placeholder('from'), sort)
      return {
        stages:
          sort === undefined ? kinds.map((kind) => and(shelf, kind)) : [and(shelf, found, begin)],
        all: [and(shelf, begun), and(shelf, found, not(begun))],
      }
    },
  }
}
