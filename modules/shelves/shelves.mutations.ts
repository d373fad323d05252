import type { QueryClient } from '@tanstack/react-query'
import { mutationOf } from '#kit/api/index.ts'
import { addressOf } from './shelf-name.ts'
import type { Shelf } from './shelf.ts'
import { ownShelvesQuery, shelfBooksKey, shelfQuery, shelvesChanged } from './shelves.queries.ts'

export const createShelfMutation = mutationOf('shelves.create', { renew: shelvesChanged })

export const renameShelfMutation = mutationOf('shelves.update', {
  onSuccess: (saved, _change, _before, { client }) =>
    client.setQueryData(shelfQuery(addressOf(saved)).queryKey, saved),
  renew: shelvesChanged,
})

export const deleteShelfMutation = mutationOf('shelves.delete', {
  input: (shelf: Shelf) => ({ shelf: addressOf(shelf) }),
  onSuccess: (_, { id }, _before, { client }) =>
    client.setQueryData(ownShelvesQuery.queryKey, (own) => own?.filter((shelf) => shelf.id !== id)),
  onError: (_error, _shelf, _before, { client }) => shelvesChanged(client),
})

/** The caller must have left the shelf's page, or the page would refetch it. */
export async function forgetShelf(queryClient: QueryClient, shelf: Shelf) {
  queryClient.removeQueries(shelfQuery(addressOf(shelf)))
  queryClient.removeQueries({ queryKey: shelfBooksKey(addressOf(shelf)) })
  await shelvesChanged(queryClient)
}
