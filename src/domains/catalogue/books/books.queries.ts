import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { countedGenresQuery } from '#domains/catalogue/genres/index.ts'
import { api } from '#kit/api/index.ts'
import { changeLists, infiniteList, readPage, renewAll } from '#kit/record-list/index.ts'
import type { BookSummary } from './book.ts'
import type { BookFilter } from './list/book-list.server.ts'
import type { Sort } from './list/sorts.ts'

export const booksKey = ['books'] as const

export type BookView = BookFilter & { sort?: Sort | undefined }

const pageSize = 50

/** Starts at `cursor`, the position that the address keeps. */
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

/** The book as loaded for editing; never refetched while the form is open. */
export const editedBookQuery = (id: string) =>
  queryOptions({
    ...bookQuery(id),
    queryKey: [...bookQuery(id).queryKey, 'edited'],
    staleTime: 'static',
    gcTime: 5000,
  })

/** Each cached list, including the trash, keeps only the books that still belong to it. */
export const changeListed = (
  queryClient: QueryClient,
  change: (book: BookSummary) => BookSummary,
) => changeLists(queryClient, booksKey, change)

/** Drops the cached book on deletion, so that going back never shows stale data. */
export function forgetBook(queryClient: QueryClient, id: string) {
  queryClient.removeQueries({ queryKey: bookQuery(id).queryKey, type: 'inactive' })
}

export const booksChanged = (queryClient: QueryClient) =>
  Promise.all([
    renewAll(queryClient, booksKey),
    queryClient.invalidateQueries({ queryKey: countedGenresQuery.queryKey }),
  ])
