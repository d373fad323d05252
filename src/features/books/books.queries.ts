import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#features/api/index.ts'
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
    queryFn: async ({ pageParam, signal }) =>
      (await api()).books.list({ ...view, cursor: pageParam, limit: pageSize }, { signal }),
    initialPageParam: cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 5000,
  })

export const bookQuery = (id: string) =>
  queryOptions({
    queryKey: [...booksKey, 'one', id],
    queryFn: async ({ signal }) => (await api()).books.get({ id }, { signal }),
    staleTime: 5000,
  })
