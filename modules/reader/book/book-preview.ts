import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { BookPage, Neighbours } from '#modules/catalogue/books/index.server.ts'
import type { BookSummary } from '#modules/catalogue/books/index.ts'
import { booksKey } from '../books.queries.ts'

export function bookPreview(queryClient: QueryClient, id: string): BookSummary | undefined {
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
