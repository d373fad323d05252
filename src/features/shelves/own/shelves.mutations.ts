import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#features/api/index.ts'
import { addressOf } from '../shelf-name.ts'
import type { Shelf, ShelfChange } from '../shelf.ts'
import { shelfQuery, shelvesChanged } from '../shelves.queries.ts'

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

/** Its books stay in the catalogue; the shelf itself nothing brings back. */
export const deleteShelfMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (shelf: Pick<Shelf, 'id' | 'kind' | 'access'>) =>
      (await api()).shelves.delete({ shelf: addressOf(shelf) }),
    onSettled: () => shelvesChanged(queryClient),
  })
