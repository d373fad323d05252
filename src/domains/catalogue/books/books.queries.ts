import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { countedGenresQuery } from '#domains/catalogue/genres/index.ts'
import { api } from '#kit/api/index.ts'
import { changeLists, infiniteList, readPage, renewAll } from '#kit/record-list/index.ts'
import type { BookSummary } from './book.ts'
import type { BookFilter } from './list/book-list.server.ts'
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
    ...infiniteList,
  })

/** What may still be restored, what went in last on top. */
export const trashQuery = infiniteQueryOptions({
  queryKey: [...booksKey, 'trash'],
  queryFn: ({ pageParam, signal }) =>
    readPage(pageParam, async (cursor) =>
      (await api()).books.listTrash({ cursor, limit: pageSize }, { signal }),
    ),
  initialPageParam: {},
  ...infiniteList,
})

export const bookQuery = (id: string) =>
  queryOptions({
    queryKey: [...booksKey, 'one', id],
    queryFn: async ({ signal }) => (await api()).books.get({ id }, { signal }),
    staleTime: 5000,
  })

/** A book as it is when somebody begins to change it, and until they are done: nothing is fetched anew beneath them. */
export const editedBookQuery = (id: string) =>
  queryOptions({
    ...bookQuery(id),
    queryKey: [...bookQuery(id).queryKey, 'edited'],
    staleTime: 'static',
    gcTime: 5000,
  })

/** Changes books where lists hold them: shelf and trash each show only what is theirs. */
export const changeListed = (
  queryClient: QueryClient,
  change: (book: BookSummary) => BookSummary,
) => changeLists(queryClient, booksKey, change)

/** What was read of a book is dropped when the book is deleted: going back never shows it as it was. */
export function forgetBook(queryClient: QueryClient, id: string) {
  queryClient.removeQueries({ queryKey: bookQuery(id).queryKey, type: 'inactive' })
}

/** Everything about books is out of date, and how many each genre has. */
export const booksChanged = (queryClient: QueryClient) =>
  Promise.all([
    renewAll(queryClient, booksKey),
    queryClient.invalidateQueries({ queryKey: countedGenresQuery.queryKey }),
  ])
