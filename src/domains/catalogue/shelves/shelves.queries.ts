import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { infiniteList, readPage, renewAll } from '#kit/record-list/index.ts'
import type { ShelfBook } from './books/shelf-book.server.ts'
import type { ShelfName } from './shelf.ts'

/** Everything that is known of shelves begins with this. */
export const shelvesKey = ['shelves'] as const

const pageSize = 50

/** One's own, all of them. */
export const ownShelvesQuery = queryOptions({
  queryKey: [...shelvesKey, 'own'],
  queryFn: async ({ signal }) => (await (await api()).shelves.list(undefined, { signal })).items,
  staleTime: 5000,
})

/** Other people's shelves that somebody may see, all or those of one organization, page after page. */
export const sharedShelvesQuery = (organizationId?: string) =>
  infiniteQueryOptions({
    queryKey: [...shelvesKey, 'shared', organizationId ?? ''],
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam, async (cursor) =>
        (await api()).shelves.listShared({ organizationId, cursor, limit: pageSize }, { signal }),
      ),
    initialPageParam: {},
    ...infiniteList,
  })

export const shelfQuery = (shelf: ShelfName) =>
  queryOptions({
    queryKey: [...shelvesKey, 'one', shelf],
    queryFn: async ({ signal }) => (await api()).shelves.get({ shelf }, { signal }),
    staleTime: 5000,
  })

export const shelfBooksKey = (shelf: ShelfName) => [...shelvesKey, 'books', shelf] as const

/** A book on a shelf; one that was taken off is not shown, and knows its place should it come back. */
export type StandingBook = ShelfBook & { isTaken?: boolean }

/** The books of a shelf as they were put, or those of them that are searched for, page after page. */
export const shelfBooksQuery = (shelf: ShelfName, searchTerm = '') =>
  infiniteQueryOptions({
    queryKey: [...shelfBooksKey(shelf), searchTerm],
    queryFn: ({ pageParam, signal }) =>
      readPage<StandingBook>(pageParam, async (cursor) => {
        const sought = { shelf, searchTerm: searchTerm || undefined, cursor, limit: pageSize }
        return (await api()).shelves.listBooks(sought, { signal })
      }),
    initialPageParam: {},
    ...infiniteList,
  })

/** What lists of shelves show is out of date, and how many books each has. */
export async function shelvesChanged(queryClient: QueryClient) {
  await Promise.all([
    renewAll(queryClient, ownShelvesQuery.queryKey),
    renewAll(queryClient, [...shelvesKey, 'shared']),
    renewAll(queryClient, [...shelvesKey, 'one']),
  ])
}
