import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { books } from '../book.table.server.ts'
import { requireGenre } from '../require-genre.server.ts'
import type { BookPage, BookQuery } from './book-list.ts'
import { beginAt, beginningOf } from './list-beginning.server.ts'
import { orders } from './list-orders.server.ts'
import { readSearch, type Search } from './list-search.server.ts'
import { readShelf } from './list-shelf.server.ts'
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
    order: orders[sort],
    countAlong: orders.title,
    begin: from === undefined ? undefined : beginAt(sql.placeholder('from'), sort),
    mark: markOf(query),
  }
  return readShelf(orm, shelf, query)
}

/**
 * In a snapshot. The table is never read through, whatever the planner thinks of the first ten thousand matches: they
 * may be the only ones of a million. And nobody reads ahead: the best matches come before all others.
 */
function searched({ orm }: Pick<Database, 'orm'>, query: BookQuery) {
  return orm.transaction(
    async (snapshot) => {
      const search = await readSearchTerm(snapshot, query.searchTerm)
      if (!search) return undefined
      await snapshot.execute(
        sql`SELECT set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
      )
      return readSearch(snapshot, foundBy(search, query), query)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

type Term = NonNullable<Awaited<ReturnType<typeof readSearchTerm>>>

/** The best matches first, unless another order is asked for. */
function foundBy({ found, kinds }: Term, query: BookQuery): Search {
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
