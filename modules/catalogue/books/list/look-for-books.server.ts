import type { ListContext } from '#kit/resource/index.server.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { booksOnServer } from '../books.server.ts'
import { noteZeroResultSearch } from '../zero-results/note-zero-result-search.server.ts'
import type { BookPage, BookQuery } from './book-list.server.ts'

/** A request with at most this limit completes a term while the user types; it is not a search. */
const handful = 5

export async function lookForBooks(context: ListContext, query: BookQuery): Promise<BookPage> {
  const page = await booksOnServer.verbs.list(context, query)
  const { searchTerm, limit, sort: _sort, from: _from, cursor: _cursor, ...filters } = query
  const isInAll =
    Object.values<unknown>(filters).every((value) => value === undefined) && limit > handful
  const hasNoResults = isInAll && page.total.count === 0
  if (searchTerm && hasNoResults && context.config?.demoMode === false) {
    await note(context, searchTerm)
  }
  return page
}

/** A failure to record the search must not fail the search. */
const note = (context: ListContext, searchTerm: string) =>
  noteZeroResultSearch(context.database?.primary ?? context.acting, searchTerm).catch(
    (err: unknown) => {
      currentRequest().log.warn({ err }, 'A search without results was not noted')
    },
  )
