import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { pagedQuery, renewAll } from '#kit/record-list/index.ts'
import type { ShelfBook } from './books/shelf-book.server.ts'
import type { ShelfName } from './shelf.ts'

export const shelvesKey = ['shelves'] as const

export const ownShelvesQuery = queryOptions({
  queryKey: [...shelvesKey, 'own'],
  queryFn: async ({ signal }) => (await (await api()).shelves.list(undefined, { signal })).items,
  staleTime: 5000,
})

export const shelfQuery = (shelf: ShelfName) =>
  queryOptions({
    queryKey: [...shelvesKey, 'one', shelf],
    queryFn: async ({ signal }) => (await api()).shelves.get({ shelf }, { signal }),
    staleTime: 5000,
  })

export const shelfBooksKey = (shelf: ShelfName) => [...shelvesKey, 'books', shelf] as const

/** A removed book is hidden but keeps its row, for Undo. */
export type StandingBook = ShelfBook & { isTaken?: boolean }

export const shelfBooksQuery = (shelf: ShelfName, searchTerm = '') =>
  pagedQuery<StandingBook>({
    queryKey: [...shelfBooksKey(shelf), 'list', { searchTerm }],
    async read(page, options) {
      const sought = { shelf, searchTerm: searchTerm || undefined, ...page }
      return (await api()).shelves.listBooks(sought, options)
    },
  })

export async function shelvesChanged(queryClient: QueryClient) {
  await Promise.all([
    renewAll(queryClient, ownShelvesQuery.queryKey),
    renewAll(queryClient, [...shelvesKey, 'shared']),
    renewAll(queryClient, [...shelvesKey, 'one']),
  ])
}
