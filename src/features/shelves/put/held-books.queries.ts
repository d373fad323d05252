import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#features/api/index.ts'
import type { ShelfName } from '../shelf.ts'
import { shelvesKey } from '../shelves.queries.ts'

/** That a book stands on one of one's own shelves. */
interface Held {
  bookId: string
  shelf: ShelfName
}

const heldKey = [...shelvesKey, 'held'] as const

/** Where so many books stand, asked for in one call. */
export const heldBooksQuery = (bookIds: readonly string[]) =>
  queryOptions({
    queryKey: [...heldKey, bookIds],
    queryFn: async ({ signal }): Promise<Held[]> => {
      const held = await (await api()).shelves.holdings({ bookIds: [...bookIds] }, { signal })
      return held.map(({ bookId, shelfId, kind }) => ({ bookId, shelf: kind ?? shelfId }))
    },
    staleTime: 60_000,
  })

/** Marks a book wherever it is known where it stands, before the server has heard of the change. */
export async function markHeld(queryClient: QueryClient, { bookId, shelf }: Held, isOn: boolean) {
  const holding = {
    queryKey: heldKey,
    predicate: ({ queryKey: [, , ids] }: { queryKey: readonly unknown[] }) =>
      Array.isArray(ids) && ids.includes(bookId),
  }
  await queryClient.cancelQueries(holding)
  queryClient.setQueriesData<Held[]>(holding, (held) => {
    const others = held?.filter((one) => one.bookId !== bookId || one.shelf !== shelf)
    return isOn ? others?.concat({ bookId, shelf }) : others
  })
}

/** They are asked for again where they are shown. */
export const heldChanged = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: heldKey })
