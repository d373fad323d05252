import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { api } from '#features/api/index.ts'
import { genresQuery } from '#features/genres/index.ts'
import { endless, isShort, type ListPage, readPage } from '#features/record-list/index.ts'
import type { BookSummary } from './book.ts'
import type { BookFilter } from './list/book-list.ts'
import type { Sort } from './list/sorts.ts'

/** Everything that is known of books begins with this, and is looked at anew when one has changed. */
export const booksKey = ['books'] as const

/** Which books, in which order: what the address says. */
export type BookView = BookFilter & { sort?: Sort | undefined }

const pageSize = 50

/** Page after page of a view; it begins at `cursor`, the place that an address remembers. */
export const bookListQuery = (view: BookView, cursor?: string) =>
  infiniteQueryOptions({
    queryKey: [...booksKey, 'list', view],
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam, async (begins) =>
        (await api()).books.list({ ...view, cursor: begins, limit: pageSize }, { signal }),
      ),
    initialPageParam: { cursor, fromAddress: true },
    ...endless,
  })

/** What may still be restored, what went in last on top. */
export const trashQuery = infiniteQueryOptions({
  queryKey: [...booksKey, 'trash'],
  queryFn: ({ pageParam, signal }) =>
    readPage(pageParam, async (cursor) =>
      (await api()).books.listTrash({ cursor, limit: pageSize }, { signal }),
    ),
  initialPageParam: {},
  ...endless,
})

export const bookQuery = (id: string) =>
  queryOptions({
    queryKey: [...booksKey, 'one', id],
    queryFn: async ({ signal }) => (await api()).books.get({ id }, { signal }),
    staleTime: 5000,
  })

/** A book as it is when somebody begins to change it, and until they are done. */
export const editedBookQuery = (id: string) =>
  queryOptions({
    ...bookQuery(id),
    queryKey: [...bookQuery(id).queryKey, 'edited'],
    staleTime: Infinity,
    gcTime: 5000,
  })

type Pages = InfiniteData<ListPage<BookSummary>>

/**
 * Changes books where lists hold them. Nothing is taken out: shelf and trash each show only what is theirs, so that what
 * the server refuses goes back to its own place.
 */
export async function changeListed(
  queryClient: QueryClient,
  change: (book: BookSummary) => BookSummary,
) {
  const lists = { queryKey: booksKey, predicate: ({ queryKey }: Keyed) => queryKey[1] !== 'one' }
  await queryClient.cancelQueries(lists)
  queryClient.setQueriesData<Pages>(lists, (data) => data && mapPages(data, change))
}

type Keyed = { queryKey: readonly unknown[] }

const mapPages = (data: Pages, change: (book: BookSummary) => BookSummary): Pages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })),
})

/** Everything about books is out of date; what is shown and short is read anew at once. */
export async function booksChanged(queryClient: QueryClient) {
  await queryClient.invalidateQueries({ queryKey: booksKey, refetchType: 'none' })
  await Promise.all([
    queryClient.refetchQueries({ queryKey: booksKey, type: 'active', predicate: isShort }),
    queryClient.invalidateQueries({ queryKey: genresQuery.queryKey }),
  ])
}
