import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { currentRequest } from '#platform/http/current-request.ts'
import { noteFruitlessSearch } from '../fruitless/note-fruitless-search.server.ts'
import type { BookPage, BookQuery } from './book-list.server.ts'
import { listBooks } from './list-books.server.ts'

type Library = {
  database: Pick<Database, 'orm'>
  config: Pick<Config, 'demoMode'>
}

/** A request with at most this limit completes a term while the user types; it is not a search. */
const handful = 5

export async function lookForBooks(
  { database, config }: Library,
  query: BookQuery,
): Promise<BookPage> {
  const page = await listBooks(database, query)
  const { searchTerm, genreId, cover, limit } = query
  const isInAll = genreId === undefined && cover === undefined && limit > handful
  const isFruitless = isInAll && page.total.count === 0
  if (searchTerm && isFruitless && !config.demoMode) await note(database, searchTerm)
  return page
}

/** A failure to record the search must not fail the search. */
const note = (database: Library['database'], searchTerm: string) =>
  noteFruitlessSearch(database, searchTerm).catch((err: unknown) => {
    currentRequest().log.warn({ err }, 'A fruitless search is not noted')
  })
