import type { QueryClient } from '@tanstack/react-query'
import { callKey, itemsOf, queryOf } from '#kit/api/index.ts'
import { pagesOf, renewAll } from '#kit/record-list/index.ts'
import type { ShelfBook } from './books/shelf-book.server.ts'
import type { ShelfName } from './shelf.ts'

export const shelvesKey = ['shelves'] as const

export const ownShelvesQuery = itemsOf('shelves.list')
export const shelfQuery = (shelf: ShelfName) => queryOf('shelves.get', { shelf })
export const shelfBooksKey = (shelf: ShelfName) => callKey('shelves.listBooks', { shelf })

/** A removed book is hidden but keeps its row, for Undo. */
export type StandingBook = ShelfBook & { isTaken?: boolean }

export const shelfBooksQuery = (shelf: ShelfName, searchTerm = '') =>
  pagesOf<'shelves.listBooks', StandingBook>('shelves.listBooks', {
    shelf,
    searchTerm: searchTerm || undefined,
  })

export async function shelvesChanged(queryClient: QueryClient) {
  await Promise.all([
    renewAll(queryClient, ownShelvesQuery.queryKey),
    renewAll(queryClient, [...shelvesKey, 'listShared']),
    renewAll(queryClient, callKey('shelves.get')),
  ])
}
