import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { addressOf } from './shelf-name.ts'
import type { Shelf, ShelfChange } from './shelf.ts'
import { ownShelvesQuery, shelfBooksKey, shelfQuery, shelvesChanged } from './shelves.queries.ts'

export const createShelfMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (draft: { name: string }) => (await api()).shelves.create(draft),
    onSettled: () => shelvesChanged(queryClient),
  })

export const renameShelfMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (change: ShelfChange) => (await api()).shelves.update(change),
    onSuccess: (saved) => queryClient.setQueryData(shelfQuery(addressOf(saved)).queryKey, saved),
    onSettled: () => shelvesChanged(queryClient),
  })

export const deleteShelfMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (shelf: Pick<Shelf, 'id' | 'kind' | 'access'>) =>
      (await api()).shelves.delete({ shelf: addressOf(shelf) }),
    onSuccess: (_, { id }) =>
      queryClient.setQueryData(ownShelvesQuery.queryKey, (own) =>
        own?.filter((shelf) => shelf.id !== id),
      ),
    onError: () => shelvesChanged(queryClient),
  })

/** The caller must have left the shelf's page, or the page would refetch it. */
export async function forgetShelf(
  queryClient: QueryClient,
  shelf: Pick<Shelf, 'id' | 'kind' | 'access'>,
) {
  queryClient.removeQueries(shelfQuery(addressOf(shelf)))
  queryClient.removeQueries({ queryKey: shelfBooksKey(addressOf(shelf)) })
  await shelvesChanged(queryClient)
}
