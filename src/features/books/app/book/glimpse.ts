import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { BookSummary } from '../../book.ts'
import { booksKey } from '../../books.queries.ts'
import type { BookPage, Neighbours } from '../../list/book-list.server.ts'

/** What is known of a book from where it was listed: enough to show its cover at once. */
export function glimpseOf(queryClient: QueryClient, id: string): BookSummary | undefined {
  const known = <Data>(kind: string) =>
    queryClient
      .getQueriesData<Data>({ queryKey: [...booksKey, kind] })
      .flatMap(([, data]) => data ?? [])
  return [
    ...known<InfiniteData<BookPage>>('grid').flatMap(({ pages }) =>
      pages.flatMap(({ items }) => items),
    ),
    ...known<Neighbours>('neighbours').flatMap(({ author, genre }) => author.concat(genre)),
  ].find((book) => book.id === id && book.deletedAt === null)
}
